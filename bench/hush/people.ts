import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { MatchId } from '#shared/ids.ts';
import type { Tally } from './person';
import type { Place } from './tables';

/** Results since `begin`. */
export interface PeopleReport extends Tally {
  /** Connections that the server closed. */
  cutOff: number;
  /**
   * Share of the time in which the generator was busy. If the share is near 1, the delays measured are the generator's
   * own.
   */
  busy: number;
  /** All matches that these people played. */
  matches: MatchId[];
}

/** Messages to the load generator, and its answers. */
export type Asked = ({ kind: 'sit' } & Sitting) | { kind: 'begin' | 'report' };
export type Said = { kind: 'seated' | 'begun' } | { kind: 'report'; report: PeopleReport };

/** The seat that each simulated person takes at each table, and whether they request whole views or differences. */
interface Sitting {
  port: number;
  tables: Place[][];
  seed: string;
  wholeViews: boolean;
}

export interface People {
  /** Resets the counts. */
  begin(): Promise<void>;
  report(): Promise<PeopleReport>;
  leave(): Promise<void>;
}

/** Codes of refusals that the server caused. A game's own codes mean that another player was faster. */
const SERVERS_FAULT = ['not-synced', 'not-your-seat', 'rate-limited', 'try-again', 'fault'];

/**
 * Starts a separate process in which simulated people play at the tables. Resolves when all of them have received their
 * views and play.
 */
export async function seatPeople(sitting: Sitting): Promise<People> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/hush/peopleProcess.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  async function ask(asked: Asked): Promise<Said> {
    const answer = once(child, 'message');
    child.send(asked);
    const first = await Promise.race([answer, ended.then(() => null)]);
    if (first === null) throw new Error('the load generator has ended');
    return first[0] as Said;
  }
  await ask({ kind: 'sit', ...sitting });
  return {
    begin: async () => void (await ask({ kind: 'begin' })),
    async report() {
      const said = await ask({ kind: 'report' });
      if (said.kind !== 'report') throw new Error('the load generator says something else');
      const { report } = said;
      const faults = SERVERS_FAULT.filter((code) => code in report.refused);
      if (faults.length > 0) throw new Error(`people were refused: ${faults.join(', ')}`);
      if (report.cutOff > 0) throw new Error(`${report.cutOff} people were cut off`);
      return report;
    },
    async leave() {
      child.disconnect();
      await ended;
    },
  };
}
