import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { checkBaseline } from './baseline.mjs';
import { root } from './tool.mjs';

mkdirSync(join(root, 'dist'), { recursive: true });
const folder = mkdtempSync(join(root, 'dist', 'baseline-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function holds(name: string, text: string): Promise<boolean> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  writeFileSync(join(folder, name), text);
  const { failed } = await checkBaseline(join(folder, name));
  log.mockRestore();
  return failed === 0;
}

test.each([
  ['a.js', 'export const b = [1].toSorted();'],
  ['a.js', 'export const b = Object.groupBy([1], String);'],
  ['a.js', 'export const b = Promise.withResolvers();'],
  ['a.js', 'export const b = /[\\p{L}--[a-z]]/v;'],
  ['a.js', 'export const b = new Set([1]).union(new Set());'],
  ['a.css', '.a { & .b { color: red } }'],
  ['a.css', '.a:popover-open { color: red }'],
  ['a.css', '@starting-style { .a { opacity: 0 } }'],
  ['a.css', '.a { field-sizing: content }'],
  ['baseline.js', 'const a = 1;'],
])('a built file %s with %s is refused', async (name, text) => {
  expect(await holds(name, text)).toBe(false);
});

test.each([
  ['a.js', 'export const b = [1].findLast((c) => c > 0)?.toFixed();'],
  ['a.css', '@container table (width > 20em) { .a { inset: 0 } }'],
  ['baseline.js', 'var a = 1;'],
])('a built file %s with %s passes', async (name, text) => {
  expect(await holds(name, text)).toBe(true);
});
