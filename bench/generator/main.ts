import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { colyseus } from './colyseus';
import { type Load, Loader } from './load';
import type { Player, Protocol } from './player';
import { bare, hush, stock } from './protocols';

/** What the load generator is to do; it comes as JSON in the first argument. */
export interface Plan {
  port: number;
  /** Of other processes of the same service, at which the people of a match are in turn as well. Default: none. */
  others?: readonly number[];
  speaks: 'hush' | 'stock' | 'bare' | 'colyseus';
  wholeViews: boolean;
  matches: number;
  /** Moves a second of each match; null: as fast as they go, one after the other. */
  perSecond: number | null;
  /** Seconds of load before the time that counts, and in it. */
  warmUp: number;
  seconds: number;
}

/** What it tells its parent. `warm`: it waits for any message, and what comes after it counts. */
export type Report = { warm: true } | { load: Load };

/** Matches that are made at the same time. */
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

/** Resolves once it is on its way: a process that ends takes what it has not sent along. */
const tell = (report: Report) => new Promise((sent) => process.send?.(report, sent));

const speaks: Protocol = { hush: hush(plan.wholeViews, plan.others), stock, bare, colyseus }[plan.speaks];
const loader = new Loader(await openMatches(speaks), speaks.answers, plan.perSecond);
await setTimeout(plan.warmUp * 1000);
const go = once(process, 'message');
await tell({ warm: true });
await go;
loader.begin();
await setTimeout(plan.seconds * 1000);
const load = loader.take();
loader.end();
await tell({ load });
process.exit(0);
