import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { colyseus } from './colyseus';
import { type Load, Loader } from './load';
import type { Player, Protocol } from './player';
import { bare, hush, stock } from './protocols';

/** The load generator's task, passed as JSON in the first argument. */
export interface Plan {
  port: number;
  /** Ports of other processes of the same service, to which some seats of each match connect. Default: none. */
  others?: readonly number[];
  speaks: 'hush' | 'stock' | 'bare' | 'colyseus';
  wholeViews: boolean;
  matches: number;
  /** Moves per second in each match, or null to make each move as soon as the last one is done. */
  perSecond: number | null;
  /** Duration in seconds of the load before and during the measurement. */
  warmUp: number;
  seconds: number;
  /**
   * If given, warm-up and measurement each last until this number of moves is made. `warmUp` and `seconds` are then the
   * longest times allowed. On a busy machine, the server's code is then as warm at the start of the measurement as on
   * an idle one.
   */
  moves?: number;
}

/** Messages to the parent process. After `warm`, the generator waits for any message and then starts counting. */
export type Report = { warm: true } | { load: Load };

/** Number of matches created in parallel. */
const AT_ONCE = 8;

const plan = JSON.parse(process.argv[2] ?? '') as Plan;

async function openMatches({ openMatch }: Protocol): Promise<Player[][]> {
  const matches: Player[][] = [];
  const work = async () => {
    for (let n = next++; n < plan.matches; n = next++) matches.push(await openMatch(plan.port));
  };
  let next = 0;
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return matches;
}

/** Sends a message. Resolves once it is sent, because a process that exits drops unsent messages. */
const tell = (report: Report) => new Promise((sent) => process.send?.(report, sent));

const speaks: Protocol = { hush: hush(plan.wholeViews, plan.others), stock, bare, colyseus }[plan.speaks];
const loader = new Loader(await openMatches(speaks), speaks.answers, plan.perSecond);
const pass = (seconds: number) => (plan.moves ? loader.until(plan.moves) : setTimeout(seconds * 1000));
await pass(plan.warmUp);
const go = once(process, 'message');
await tell({ warm: true });
await go;
loader.begin();
await pass(plan.seconds);
const load = loader.take();
loader.end();
await tell({ load });
process.exit(0);
