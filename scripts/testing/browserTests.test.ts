// @module-tag long
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, scriptOf } from '../run/tool.mjs';

/** The files of a minimal project, which Hush's own scripts build and test. */
const SOURCES: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
  'tsconfig.base.json': '{}',
  'tsconfig.browser.json': '{}',
  'tsconfig.rules.json': '{}',
  'tsconfig.server.json': '{}',
  'vite.config.ts': `export default ({ isSsrBuild }) => ({
    root: 'client',
    build: isSsrBuild
      ? { outDir: '../dist/server', emptyOutDir: true, ssr: true, rolldownOptions: { input: 'server/main.ts' } }
      : { outDir: '../dist/client', emptyOutDir: true },
  });`,
  'client/index.html': 'first',
  'server/main.ts': 'export {};',
  'games/game.ts': '',
  'shared/shared.ts': '',
  'docs/examples/none.md': '',
  'docs/pictures/none.md': '',
  'languages/README.md': '',
  'e2e/page.spec.ts': `
    import { readFileSync } from 'node:fs';
    import { test } from '@playwright/test';
    test('a page', () => {
      console.log('page:', readFileSync('dist/client/index.html', 'utf8').trim());
      console.log('browser:', process.env.HUSH_CHROMIUM);
    });`,
};

const folder = mkdtempSync(join(tmpdir(), 'hush-browser-tests-'));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeAll(() => {
  for (const [file, text] of Object.entries(SOURCES)) write(file, text);
  for (const part of ['scripts', 'playwright.config.ts'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Writes a program that runs `npx playwright test` with this browser. Without the program, the scripts would install a
 * browser.
 */
function playwright(): string {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|HUSH_|NODE_ENV)/.test(name));
  const env = { ...Object.fromEntries(own), HUSH_CHROMIUM: process.execPath, NO_COLOR: '1' };
  const args = [scriptOf('playwright'), 'test', '--workers=1'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  expect(stdout + stderr).toContain('1 passed');
  return stdout;
}

const builtAt = () => statSync(join(folder, 'dist/.built')).mtimeMs;

test('the browser tests rebuild outdated files once', () => {
  expect(playwright()).toContain('page: first');
  const first = builtAt();
  expect(playwright()).toContain('page: first');
  expect(builtAt()).toBe(first);
  write('client/index.html', 'second edition');
  const output = playwright();
  expect(output).toContain('page: second edition');
  expect(output).toContain(`browser: ${process.execPath}`);
}, 240_000);
