import { build, isBuilt } from '#scripts/build.mjs';

/** Runs once before this folder's tests. Environment variables name the browsers (`scripts/engines.mjs`). */
export default async function setup(): Promise<void> {
  if (!isBuilt()) await build();
}
