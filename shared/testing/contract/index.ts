import { beforeAll, describe, type TestContext, test } from 'vitest';
import type { AnyModule } from '../../module';
import { isPlayable } from '../play';
import { bots } from './bots';
import type { Check, ContractRung } from './check';
import { frames } from './frames';
import { games } from './games';
import { Ground } from './ground';
import { refusals } from './refusals';
import { shape } from './shape';
import { state, views } from './state';
import { lookAlikes, worlds } from './worlds';

/** From the lowest to the highest. */
export const rungs: readonly ContractRung[] = [shape, games, refusals, state, views, worlds, lookAlikes, frames, bots];

declare module 'vitest' {
  interface TaskMeta {
    /** What a check of the contract looked at, in words: for `npm run check -- <game>`. */
    looked?: string;
    /** Why it was not proved of this game. */
    unproved?: string;
  }
}

/**
 * What any game gets tested for free, rung by rung: whole random games, and what must hold at every moment of them.
 * What a game leaves out is skipped by name, never passed over. A game's `contract.test.ts` calls it; `ground` lets its
 * other tests look at the same games.
 */
export function testContract(module: AnyModule, ground = new Ground(module)): void {
  testRungs(rungs, module, ground);
}

/** The tests of these rungs alone, on that ground. */
export function testRungs(asked: readonly ContractRung[], module: AnyModule, ground = new Ground(module)): void {
  // Played before the first test of this game, so that its time is counted here.
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
