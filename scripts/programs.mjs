// The programs that tests start: the Debian package each comes from, and the places it is looked for in.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PACKAGES = {
  postgresql: { programs: ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql'], tests: 'the tests of PostgreSQL' },
  'redis-server': { programs: ['redis-server'], tests: 'the tests of several processes' },
  'chromium-headless-shell': { programs: ['chromium-headless-shell'], tests: 'the browser tests' },
};

/** The packages whose programs the unit tests start. */
export const SERVERS = ['postgresql', 'redis-server'];
/** Does the same work as a whole browser with two fifths less processor time. */
export const BROWSER = 'chromium-headless-shell';

/** Each package is unpacked into a folder of its name in here, with its programs in `bin`. */
export const UNPACKED = fileURLToPath(new URL('../.cache/debian', import.meta.url));

/** Debian keeps each version of PostgreSQL in a separate folder, outside PATH. */
const POSTGRES = '/usr/lib/postgresql';

const BROWSERS = [BROWSER, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe'];
const BROWSER_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The `bin` folders of the packages that have been unpacked. */
export function unpackedFolders() {
  const folders = Object.keys(PACKAGES).map((name) => join(UNPACKED, name, 'bin'));
  return folders.filter(existsSync);
}

const pathFolders = () => [...(process.env.PATH ?? '').split(delimiter), ...unpackedFolders()];

/** @returns the first folder that has all programs of this package, or null if none has */
export function folderOf(name) {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [...versions.map((version) => join(POSTGRES, version, 'bin')), ...pathFolders()];
  const { programs } = PACKAGES[name];
  return folders.find((folder) => programs.every((program) => existsSync(join(folder, program)))) ?? null;
}

/** @returns the program of a Chromium, or null if none is found */
export function findChromium() {
  if (process.env.HUSH_CHROMIUM) return process.env.HUSH_CHROMIUM;
  const files = pathFolders().flatMap((folder) => BROWSERS.map((name) => join(folder, name)));
  return [...files, ...BROWSER_FILES].find(existsSync) ?? null;
}

/** Whether the tests can run in this browser: CI always takes the headless shell. */
export function isBrowserEnough(file, isCI) {
  return file !== null && (!isCI || file.endsWith(BROWSER));
}

/** Whether the machine, or the project, has what tests need of this package. */
export function isHere(name) {
  if (name !== BROWSER) return folderOf(name) !== null;
  return Boolean(process.env.HUSH_CHROMIUM) || isBrowserEnough(findChromium(), Boolean(process.env.CI));
}

/** One sentence: which tests need the programs of this package, and how to get them. */
export function lackOf(name) {
  if (name === BROWSER)
    return 'The browser tests need Chrome or Chromium, and none could be found or downloaded: install one, or name its program with HUSH_CHROMIUM=/path/to/chromium.';
  const { programs, tests } = PACKAGES[name];
  const words = `${tests} need ${programs.join(', ')}, which could not be found: install the package ${name} (its name on Debian).`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
