import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { secretLists, secretPhrases } from './secrets';

test('phrases are found at any depth, cut at blanks, without short ones, by game', () => {
  const root = mkdtempSync(join(tmpdir(), 'hush-secrets-'));
  const secret = join(root, 'games', 'toy', 'content', 'secret');
  mkdirSync(secret, { recursive: true });
  mkdirSync(join(root, 'games', 'open'), { recursive: true });
  const content = { scripts: ['{name} was seen near the old mill. {sign} ok', 'too short'], n: 1, none: null };
  writeFileSync(join(secret, 'lines.json'), JSON.stringify(content));
  expect(secretPhrases(root)).toEqual([{ game: 'toy', phrase: 'was seen near the old mill.' }]);
});

test('every list of five words and more is a list, however deep it lies and however short they are', () => {
  const root = mkdtempSync(join(tmpdir(), 'hush-secrets-'));
  const secret = join(root, 'games', 'toy', 'content', 'secret');
  mkdirSync(secret, { recursive: true });
  const words = ['Pear', 'Plum', 'Fig', 'Lime', 'Kiwi'];
  writeFileSync(join(secret, 'faces.json'), JSON.stringify({ fruit: { all: words }, few: ['Oak', 'Elm'] }));
  expect(secretLists(root)).toEqual([{ game: 'toy', words }]);
  rmSync(root, { recursive: true });
});
