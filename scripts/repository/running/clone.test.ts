// @module-tag long
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptOf } from '../../run/tool.mjs';

let outer = '';
let clone = '';

beforeAll(() => {
  outer = mkdtempSync(join(tmpdir(), 'hush-clone-'));
  clone = join(outer, 'Spiele Müller (2) & co');
  // Git for Windows has this setting by default.
  execFileSync('git', ['-c', 'core.autocrlf=true', 'clone', '--quiet', '.', clone]);
  mkdirSync(join(clone, 'node_modules'));
  // Links the packages one by one, so that tools write their caches into the clone and not into this project.
  const packages = readdirSync('node_modules').filter((name) => !/^\.(cache|vite)/.test(name));
  for (const name of packages)
    symlinkSync(resolve('node_modules', name), join(clone, 'node_modules', name), 'junction');
});
afterAll(() => rmSync(outer, { recursive: true, force: true }));

function inClone(...args: string[]) {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|HUSH_|NODE_ENV)/.test(name));
  const env = { ...Object.fromEntries(own), NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: clone, env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test('the clone has no text file with a carriage return', () => {
  const listed = execFileSync('git', ['ls-files', '--eol'], { cwd: clone, encoding: 'utf8' }).trim().split('\n');
  expect(listed.length).toBeGreaterThan(1000);
  expect(listed.filter((line) => !/^i\/(lf|none|-text) +w\/(lf|none|-text) /.test(line))).toEqual([]);
});

test('a picture in the clone is unchanged', () => {
  const picture = 'docs/pictures/home-phone.png';
  expect(readFileSync(join(clone, picture))).toEqual(readFileSync(picture));
});

test('the formatter and the linter report nothing in the clone', () => {
  const { status, output } = inClone(scriptOf('biome'), 'check', '--error-on-warnings', 'scripts', 'games/covertques');
  expect(output).toMatch(/Checked \d\d+ files/);
  expect(status, output).toBe(0);
});

test('checking a game passes in the clone', () => {
  const script = `import { checkGame } from './scripts/checkGame/checkGame.mjs';
    process.exitCode = await checkGame('tictactoe');`;
  const { status, output } = inClone('--input-type=module', '-e', script);
  expect(status, output).toBe(0);
});
