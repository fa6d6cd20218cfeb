// Finds a Chromium for the browser tests, or downloads one into the project's folder.
import { join } from 'node:path';
import { exec, root } from '../run/tool.mjs';
import { BROWSER, findChromium, lackOf } from './programs.mjs';
import { provide } from './provide.mjs';

/** Folder for the browser that Playwright downloads. Debian does not use this folder. */
const DOWNLOADED = join(root, '.cache', 'browsers');

/** Returns environment variables that tell Playwright which browser to use, or null if there is no browser. */
export async function findBrowser() {
  provide([BROWSER]);
  const found = findChromium();
  if (found) return { HUSH_CHROMIUM: found };
  console.log('Downloading Chromium into .cache/browsers for the browser tests (Playwright) …');
  const env = { PLAYWRIGHT_BROWSERS_PATH: DOWNLOADED };
  const isDownloaded = (await exec('playwright', ['install', '--only-shell', 'chromium'], env, () => undefined)) === 0;
  return isDownloaded ? env : null;
}

/** Like `findBrowser`, but ends the process with a message if there is no browser. */
export async function needBrowser() {
  const env = await findBrowser();
  if (env) return env;
  console.error(lackOf(BROWSER));
  process.exit(1);
}
