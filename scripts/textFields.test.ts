import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = globSync(['client/**/*.tsx', 'games/*/board/**/*.tsx', 'docs/examples/*/board/**/*.tsx']);

test('no text field listens for Enter: forms are submitted instead, which browsers do not do while a user composes a character', () => {
  const listens = SOURCES.filter((file) => /['"]Enter['"]/.test(readFileSync(file, 'utf8')) && !/\.test\./.test(file));
  expect(SOURCES.length).toBeGreaterThan(100);
  expect(listens).toEqual([]);
});
