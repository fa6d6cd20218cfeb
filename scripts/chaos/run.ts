import { setTimeout as pause } from 'node:timers/promises';
import { games } from '#games/index.ts';
import type { LogLine } from '#server/testing/serverProcesses.ts';
import { must } from '#shared/must.ts';
import { dice } from '#shared/testing/dice.ts';
import { check } from './checker';
import { type Fault, faultsOf, type Outage, rollingRestart, storm } from './faults';
import { type NetworkCounts, openNetwork } from './network';
import type { Absence, Notes } from './person';
import { type SetUp, startService } from './service';
import { watchStalls } from './stalls';
import { type PlayedMatch, playMatch } from './table';

export interface Campaign {
  seed: string;
  setUp: SetUp;
  /** Number of concurrent matches. New matches cycle through the games. */
  matches: number;
  /**
   * Time in minutes during which faults occur and new matches start. Afterwards, running matches are played to the end.
   * Each kind of fault occurs at least once. Default: 0.
   */
  minutes?: number;
  /** True if rolling restarts are the only faults. */
  rolling?: boolean;
  say?(line: string): void;
}

export interface Report {
  campaign: Campaign;
  seconds: number;
  matches: Record<string, number>;
  /** Number of acknowledged moves. */
  moves: number;
  /** Number of moves that were sent more than once. */
  again: number;
  happened: Record<string, number>;
  network: NetworkCounts;
  /** Duration of each disconnection in ms. */
  away: number[];
  /** Duration in ms of each time in which the machine did not respond. */
  stalls: number[];
  /** Delay of each timeout in ms, counted from its deadline or from the end of an outage or a stall. */
  lateness: number[];
  errors: readonly LogLine[];
  faults: string[];
}

/** Maximum duration of a match in ms. */
const MATCH = 20 * 60_000;
/** Range in ms of the pause between two faults. Checks for the end of the run are also this far apart. */
const GAP = [500, 2_500] as const;
/** Time in ms between the starts of two tables. */
const APART = 50;
/** Shares of moves that the network duplicates and delays. */
const WEATHER = { doubled: 0.1, swapped: 0.05 };

/** Plays matches while the service breaks in every way, and checks that nothing is lost. */
export async function chaos(campaign: Campaign): Promise<Report> {
  const { seed, setUp, matches, minutes = 0, rolling = false, say = () => undefined } = campaign;
  const service = await startService(setUp);
  const network = await openNetwork({ random: dice(`${seed} network`), ready: service.ready });
  const began = Date.now();
  const notes: Notes = { made: [], absences: [] };
  const outages: Outage[] = [];
  const machine = watchStalls(service.folder);
  const random = dice(`${seed} faults`);
  const faults: Fault[] = rolling ? [rollingRestart(service)] : faultsOf({ service, network, random, outages });
  const calm = new Lock();
  const played: PlayedMatch[] = [];
  if (!rolling) network.weather = WEATHER;
  const breaking = storm(
    faults.map((fault) => ({ ...fault, happen: () => calm.hold(fault.happen) })),
    random,
    GAP,
    began + minutes * 60_000,
  );

  async function table(n: number): Promise<void> {
    const module = must(games[n % games.length]);
    const own = dice(`${seed} table ${n}`);
    do {
      const match = await playMatch({
        url: network.url,
        module,
        random: own,
        notes,
        until: Date.now() + MATCH,
        inPeace: (work) => calm.hold(work),
      });
      played.push(match);
      say(
        `${Math.round((Date.now() - began) / 1000)} s: ${match.module.title}, ${match.isOver ? 'finished' : 'NOT finished'}`,
      );
    } while (!breaking.isOver());
  }

  try {
    const tables: Promise<void>[] = [];
    for (let n = 0; n < matches; n++) {
      tables.push(table(n));
      await pause(APART);
    }
    await Promise.all(tables);
    await breaking.over;
    await machine.end();
    const seconds = (Date.now() - began) / 1000;
    const store = await service.open();
    const proofs = [];
    for (const { id, module } of played) {
      const made = notes.made.filter(({ match }) => match === id);
      proofs.push(
        await check(store, {
          match: id,
          module,
          made,
          doubled: network.doubled,
          outages: [...outages, ...machine.stalls],
        }),
      );
    }
    await store.close();
    return {
      campaign,
      seconds,
      matches: countBy(played.filter(({ isOver }) => isOver).map(({ module }) => module.title)),
      moves: notes.made.filter(({ answer }) => answer !== null && 'ok' in answer).length,
      again: notes.made.reduce((sum, { sent }) => sum + Math.max(0, sent - 1), 0),
      happened: Object.fromEntries(breaking.happened),
      network: network.counts,
      away: notes.absences.map(({ from, to }: Absence) => to - from),
      stalls: machine.stalls.map(({ from, to }) => to - from),
      lateness: proofs.flatMap(({ lateness }) => lateness),
      errors: service.errors,
      faults: [...played, ...proofs].flatMap((each) => each.faults),
    };
  } finally {
    await machine.end();
    await network.end();
    await service.end();
  }
}

export function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Keeps faults from happening while a table is set up. */
class Lock {
  #last: Promise<unknown> = Promise.resolve();

  hold<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
