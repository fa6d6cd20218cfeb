import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The source files that draw a text field. */
const SOURCES = globSync(['client/**/*.tsx', 'games/*/board/**/*.tsx', 'docs/examples/*/board/**/*.tsx']).filter(
  (file) => !file.includes('.test.') && /<(input|textarea|Field)\b/.test(readFileSync(file, 'utf8')),
);

test('no text field listens for Enter', () => {
  const listens = SOURCES.filter((file) => /['"]Enter['"]/.test(readFileSync(file, 'utf8')));
  expect(SOURCES.length).toBeGreaterThan(10);
  expect(listens).toEqual([]);
});
