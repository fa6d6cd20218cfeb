import { beforeAll, describe, type TestContext, test } from 'vitest';
import type { AnyModule } from '../../module';
import { isPlayable } from '../play';
import { bots } from './bots';
import type { Check, ContractRung } from './check';
import { frames } from './frames';
import { games } from './games';
import { Ground } from './ground';
import { publicLog } from './publicLog';
import { refusals } from './refusals';
import { shape } from './shape';
import { state, views } from './state';
import { lookAlikes, worlds } from './worlds';

/** From lowest to highest. */
export const rungs: readonly ContractRung[] = [
  shape,
  games,
  refusals,
  state,
  views,
  worlds,
  lookAlikes,
  publicLog,
  frames,
  bots,
];

declare module 'vitest' {
  interface TaskMeta {
    /** A summary of what a check covered, for `npm run check -- <game>`. */
    looked?: string;
    /** The reason why it was not proved for this game. */
    unproved?: string;
  }
}

/**
 * The tests every game gets for free, rung by rung: whole random games, and properties of every position in them. Rungs
 * that a game lacks are skipped by name. A game's `contract.test.ts` calls it; with `ground` its other tests can use
 * the same games.
 */
export function testContract(module: AnyModule, ground = new Ground(module)): void {
  testRungs(rungs, module, ground);
}

/** The tests of these rungs alone, on that ground. */
export function testRungs(asked: readonly ContractRung[], module: AnyModule, ground = new Ground(module)): void {
  // Played before the first test of this game, so that the time is counted here.
  beforeAll(() => {
    if (isPlayable(module)) ground.play();
  }, 600_000);
  for (const rung of asked) describe(rung.name, () => testRung(rung, module, ground));
}

function testRung({ checks }: ContractRung, module: AnyModule, ground: Ground): void {
  for (const { title, prove, unproved } of checksFor(checks, module)) {
    const why = unproved?.(module) ?? null;
    if (why !== null) test.skip(`${why}: ${title}`, { meta: { unproved: why } }, () => undefined);
    else
      test(title, async ({ task }: TestContext) => {
        task.meta.looked = await prove(ground);
      });
  }
}

function checksFor(checks: readonly Check[], module: AnyModule): Check[] {
  return checks.filter(({ concerns }) => concerns?.(module) ?? true);
}
