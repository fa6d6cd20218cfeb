import { build, isBuilt } from '#scripts/run/build.mjs';

/**
 * Runs once before this folder's tests: builds Hush unless it is built. `scripts/install/engines.mjs` names the browsers
 * in environment variables.
 */
export default async function setup(): Promise<void> {
  if (!isBuilt()) await build();
}
