import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = globSync(['client/**/*.tsx', 'games/*/board/**/*.tsx', 'docs/examples/*/board/**/*.tsx']);

test('no text field listens for Enter, because browsers submit forms only when the user is not composing a character', () => {
  const listens = SOURCES.filter((file) => /['"]Enter['"]/.test(readFileSync(file, 'utf8')) && !/\.test\./.test(file));
  expect(SOURCES.length).toBeGreaterThan(100);
  expect(listens).toEqual([]);
});
