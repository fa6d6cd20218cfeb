// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { exec } from './tool.mjs';

/** The headless shell does the same work with a third less processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome.exe',
];
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

function installFromDebian() {
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isDebian) return;
  console.log('Installing Chromium for the browser tests (apt) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update');
  // Older releases have no shell of its own package.
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (apt('install', '-y', '--no-install-recommends', name).status === 0) return;
}

/** The path of a Chromium; '' where Playwright's own download is to be used. */
export async function findBrowser() {
  const named = process.env.HUSH_CHROMIUM;
  if (named) return named;
  const found = installed();
  if (found) return found;
  installFromDebian();
  const now = installed();
  if (now) return now;
  if ((await exec('playwright', ['install', 'chromium'])) === 0) return '';
  console.error(
    'The browser tests need Chrome or Chromium and none could be found or installed. ' +
      'Install one, or name its program: HUSH_CHROMIUM=/path/to/chromium npm test',
  );
  process.exit(1);
}
