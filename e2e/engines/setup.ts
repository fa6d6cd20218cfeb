import { build, isBuilt } from '#scripts/build.mjs';

/** Runs once before the tests in this folder. Environment variables name the browsers (`scripts/engines.mjs`). */
export default async function setup(): Promise<void> {
  if (!isBuilt()) await build();
}
