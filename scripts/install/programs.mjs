// The programs that tests start, their Debian packages, and the folders where they may be.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PACKAGES = {
  postgresql: { programs: ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql'], tests: 'the tests of PostgreSQL' },
  'redis-server': { programs: ['redis-server'], tests: 'the tests of several processes' },
  'chromium-headless-shell': { programs: ['chromium-headless-shell'], tests: 'the browser tests' },
  'firefox-esr': { programs: ['firefox-esr'], tests: 'the tests in Firefox' },
  'webkit2gtk-driver': { programs: ['WebKitWebDriver'], tests: 'the tests in WebKit' },
  xvfb: { programs: ['Xvfb'], tests: 'the tests in WebKit' },
};

/** The packages whose programs the unit tests start. */
export const SERVERS = ['postgresql', 'redis-server'];
/** The browser for tests, which uses 40 % less CPU time than a full browser for the same work. */
export const BROWSER = 'chromium-headless-shell';

/** The folder for unpacked packages. Each package has a subfolder with its programs in `bin`. */
export const UNPACKED = fileURLToPath(new URL('../../.cache/debian', import.meta.url));

/** Debian keeps each version of PostgreSQL in a separate folder, outside PATH. */
const POSTGRES = '/usr/lib/postgresql';

const BROWSERS = [BROWSER, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe'];
const BROWSER_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Lists the `bin` folders of unpacked packages. */
export function unpackedFolders() {
  const folders = Object.keys(PACKAGES).map((name) => join(UNPACKED, name, 'bin'));
  return folders.filter(existsSync);
}

const pathFolders = () => [...(process.env.PATH ?? '').split(delimiter), ...unpackedFolders()];

/** Returns the first folder that contains all of this package's programs, or null if no folder does. */
export function folderOf(name) {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [...versions.map((version) => join(POSTGRES, version, 'bin')), ...pathFolders()];
  const { programs } = PACKAGES[name];
  return folders.find((folder) => programs.every((program) => existsSync(join(folder, program)))) ?? null;
}

/** Returns the path of Chromium, or null if there is none. */
export function findChromium() {
  if (process.env.HUSH_CHROMIUM) return process.env.HUSH_CHROMIUM;
  const files = pathFolders().flatMap((folder) => BROWSERS.map((name) => join(folder, name)));
  return [...files, ...BROWSER_FILES].find(existsSync) ?? null;
}

/** Returns whether the tests may use this browser. CI always uses the headless shell. */
export function isBrowserEnough(file, isCI) {
  return file !== null && (!isCI || file.endsWith(BROWSER));
}

/** Returns whether the machine or the project has this package's programs. */
export function isHere(name) {
  if (name !== BROWSER) return folderOf(name) !== null;
  return Boolean(process.env.HUSH_CHROMIUM) || isBrowserEnough(findChromium(), Boolean(process.env.CI));
}

/** Returns a sentence that says which tests need this package's programs, and how to get them. */
export function lackOf(name) {
  if (name === BROWSER)
    return 'The browser tests need Chrome or Chromium, and none could be found or downloaded: install one, or name its program with HUSH_CHROMIUM=/path/to/chromium.';
  const { programs, tests } = PACKAGES[name];
  const words = `${tests} need ${programs.join(', ')}, which could not be found: install the package ${name} (its name on Debian).`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
