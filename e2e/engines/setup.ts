import { build, isBuilt } from '#scripts/build.mjs';

/** Runs once before the tests of this folder. Environment variables name their browsers (`scripts/engines.mjs`). */
export default async function setup(): Promise<void> {
  if (!isBuilt()) await build();
}
