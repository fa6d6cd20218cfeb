import { expect, test } from 'vitest';
import { BROWSER, isBrowserEnough, lackOf, SERVERS } from './programs.mjs';
import { announcementOf, toUnpack } from './provide.mjs';

const ALL = [...SERVERS, BROWSER];

/** Returns a system on which the programs of these packages are installed. */
const system = (isDebian: boolean, ...has: string[]) => ({
  isHere: (name: string) => has.includes(name),
  isDebian: () => isDebian,
});

test.each([
  ['a bare Debian gets all packages', system(true), ALL],
  ['a Debian with a browser gets the servers alone', system(true, BROWSER), SERVERS],
  ['a Debian with everything gets nothing', system(true, ...ALL), []],
  ['another system gets nothing', system(false), []],
])('%s', (_, on, packages) => {
  expect(toUnpack(ALL, on)).toEqual(packages);
});

test('only requested packages are unpacked', () => {
  expect(toUnpack([BROWSER], system(true))).toEqual([BROWSER]);
});

test('CI uses the headless shell even if another browser is installed', () => {
  expect(isBrowserEnough('/usr/bin/chromium', false)).toBe(true);
  expect(isBrowserEnough('/usr/bin/chromium', true)).toBe(false);
  expect(isBrowserEnough(`/usr/bin/${BROWSER}`, true)).toBe(true);
  expect(isBrowserEnough(null, false)).toBe(false);
});

test('one line before the download names the packages', () => {
  expect(announcementOf(['redis-server', BROWSER])).toBe(
    'Unpacking from Debian into .cache/debian, with dependencies: redis-server for the tests of several processes, ' +
      'chromium-headless-shell for the browser tests. Nothing is installed on the machine …',
  );
});

test('a missing program is reported with the tests that need it', () => {
  expect(lackOf('redis-server')).toBe(
    'The tests of several processes need redis-server, which could not be found: ' +
      'install the package redis-server (its name on Debian).',
  );
  expect(lackOf(BROWSER)).toContain('HUSH_CHROMIUM=');
});
