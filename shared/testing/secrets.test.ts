import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdsAll, secretLists, secretPhrases } from './secrets';

function aGame(content: unknown): string {
  const root = mkdtempSync(join(tmpdir(), 'hush-secrets-'));
  const secret = join(root, 'games', 'toy', 'content', 'secret');
  mkdirSync(secret, { recursive: true });
  mkdirSync(join(root, 'games', 'open'), { recursive: true });
  writeFileSync(join(secret, 'lines.json'), JSON.stringify(content));
  return root;
}

test('lists of at least six words are found at any depth', () => {
  const words = ['Nurse', 'Tailor', 'Judge', 'Pear', 'Plum', 'Goat'];
  const root = aGame({ TC01: words, few: ['a', 'b'], mixed: [1, 'b', 'c', 'd', 'e', 'f'] });
  expect(secretLists(root)).toEqual([{ game: 'toy', words }]);
  expect(holdsAll(`x=${JSON.stringify([...words].reverse())}`, words)).toBe(true);
  expect(holdsAll(JSON.stringify(JSON.stringify(words)), words)).toBe(true);
  expect(holdsAll(words.map((word) => `'${word}'`).join(), words)).toBe(true);
  expect(holdsAll(JSON.stringify(words.slice(1)), words)).toBe(false);
  expect(holdsAll(words.join(' '), words)).toBe(false);
});

test('phrases are found at any depth', () => {
  const scripts = ['{name} was seen near the old mill. {sign} ok', 'too short'];
  expect(secretPhrases(aGame({ scripts, n: 1, none: null }))).toEqual([
    { game: 'toy', phrase: 'was seen near the old mill.' },
  ]);
});
