import { build, isBuilt } from '#scripts/build.mjs';

/** Runs once before the tests of this folder. Their browsers are named by the environment (`scripts/engines.mjs`). */
export default async function setup(): Promise<void> {
  if (!isBuilt()) await build();
}
