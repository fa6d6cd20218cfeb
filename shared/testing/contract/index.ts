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

/** All groups of checks, in the order in which they run. */
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
    /** A few words on how much a check looked at, printed by `npm run check -- <game>`. */
    looked?: string;
    unproved?: string;
  }
}

/**
 * Declares the contract tests, which every game gets without writing any. They play whole random games and check
 * properties of every position. If a check needs an entry that the game does not define, it is skipped, with the reason
 * in the title. Call this function in the game's `contract.test.ts`. To let the game's other tests use the same random
 * games, pass a `ground`.
 */
export function testContract(module: AnyModule, ground = new Ground(module)): void {
  testRungs(rungs, module, ground);
}

/** Declares only the tests in these groups. */
export function testRungs(asked: readonly ContractRung[], module: AnyModule, ground = new Ground(module)): void {
  // Play the games here, so that the time this takes is not attributed to the first test.
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
