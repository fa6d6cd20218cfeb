import { needBrowser } from '../install/browser.mjs';
import { build, isBuilt } from '../run/build.mjs';
import { keepInMemory } from './memoryFolder.ts';

/** Runs once before the browser tests. Rebuilds files that are out of date, and finds the browser. */
export default async function setup(): Promise<() => void> {
  if (!isBuilt()) await build();
  // Playwright's workers start later, inherit this environment, and read playwright.config.ts again.
  Object.assign(process.env, await needBrowser());
  return keepInMemory();
}
