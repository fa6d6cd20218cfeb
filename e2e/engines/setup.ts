import { build, isBuilt } from '#scripts/build.mjs';

/**
 * Runs once before this folder's tests: builds Hush unless it is built. `scripts/engines.mjs` names the browsers in
 * environment variables.
 */
export default async function setup(): Promise<void> {
  if (!isBuilt()) await build();
}
