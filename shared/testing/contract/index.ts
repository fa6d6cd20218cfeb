import { beforeAll, describe, type TestContext, test } from 'vitest';
import type { AnyModule } from '../../contract/module';
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

/** All groups of checks, in order. */
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
    /** The amount that a check looked at, in words, for `npm run check -- <game>`. */
    looked?: string;
    unproved?: string;
  }
}

/**
 * Declares the tests that every game gets for free: plays whole random games and checks properties of every position.
 * Checks that need an entry the game lacks are skipped, with the reason in the title. Call this function in the game's
 * `contract.test.ts`. If you pass `ground`, the game's other tests can use the same games.
 */
export function testContract(module: AnyModule, ground = new Ground(module)): void {
  testRungs(rungs, module, ground);
}

/** Declares only the tests of these groups. */
export function testRungs(asked: readonly ContractRung[], module: AnyModule, ground = new Ground(module)): void {
  // Plays the games here, so that the time is not counted as the first test's.
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
