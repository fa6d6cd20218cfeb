// Finds a Chromium for the browser tests, or installs one.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { exec } from './tool.mjs';

/** It does the same work as the whole browser with two fifths less processor time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function installed() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...PLACES].find(existsSync);
}

/** The path of a Chromium; '' where Playwright's own download is to be used. */
export async function findBrowser() {
  const named = process.env.HUSH_CHROMIUM;
  if (named) return named;
  const found = installed();
  // A machine of somebody's own is left as it is; one that does nothing else gets the lighter one too.
  if (found && (!process.env.CI || found.endsWith(SHELL))) return found;
  // Older releases have no shell of its own package.
  installFromDebian('Chromium for the browser tests', [[SHELL], ...(found ? [] : [['chromium']])]);
  const now = installed();
  if (now) return now;
  if ((await exec('playwright', ['install', 'chromium'])) === 0) return '';
  console.error(
    'The browser tests need Chrome or Chromium and none could be found or installed. ' +
      'Install one, or name its program: HUSH_CHROMIUM=/path/to/chromium npm test',
  );
  process.exit(1);
}
