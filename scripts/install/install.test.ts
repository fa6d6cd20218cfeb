import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const koa = { version: '3.3.0', integrity: 'sha512-koa' };
const zod = { version: '4.6.7', integrity: 'sha512-zod', dev: true };
const forMac = { version: '22.0.0', integrity: 'sha512-mac', optional: true, os: ['darwin'] };
const locked = {
  '': { name: 'hush' },
  'node_modules/koa': koa,
  'node_modules/zod': zod,
  'node_modules/node-mac': forMac,
};

const write = (file: string, packages: object) => writeFileSync(join(folder, file), JSON.stringify({ packages }));
/** Returns whether the installation is complete when npm's list has these packages. */
function isEnough(installed: object): boolean {
  write('package-lock.json', locked);
  write('node_modules/.package-lock.json', installed);
  return isInstalled(folder);
}

test('no package is installed again after `npm ci` was run by hand', () => {
  expect(isEnough({ 'node_modules/koa': koa, 'node_modules/zod': zod })).toBe(true);
});

test('no package is installed again after `npm i --no-save`', () => {
  const extra = { version: '1.0.0', integrity: 'sha512-extra', extraneous: true };
  expect(isEnough({ 'node_modules/koa': koa, 'node_modules/zod': zod, 'node_modules/extra': extra })).toBe(true);
});

test.each([
  ['a missing package', { 'node_modules/koa': koa }],
  ['another version', { 'node_modules/koa': koa, 'node_modules/zod': { ...zod, version: '4.0.0' } }],
  ['other contents', { 'node_modules/koa': koa, 'node_modules/zod': { ...zod, integrity: 'sha512-other' } }],
  [
    'another version for this system',
    { 'node_modules/koa': koa, 'node_modules/zod': zod, 'node_modules/node-mac': koa },
  ],
  [
    'a package that the lock file no longer has',
    { 'node_modules/koa': koa, 'node_modules/zod': zod, 'node_modules/old': koa },
  ],
])('%s makes an installation necessary', (_, installed) => {
  expect(isEnough(installed)).toBe(false);
});

test('an installation that was interrupted is repeated', () => {
  write('package-lock.json', locked);
  expect(isInstalled(folder)).toBe(false);
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), '{"packages": {');
  expect(isInstalled(folder)).toBe(false);
});
