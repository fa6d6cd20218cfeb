import { build, isBuilt } from '#scripts/run/build.mjs';

/**
 * Runs once before the tests in this folder: builds Hush if it has not been built. `scripts/install/engines.mjs` passes
 * the browsers in environment variables.
 */
export default async function setup(): Promise<void> {
  if (!isBuilt()) await build();
}
