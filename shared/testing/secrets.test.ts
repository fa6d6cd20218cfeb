import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { secretPhrases } from './secrets';

test('phrases are found at any depth, cut at blanks, without short ones, by game', () => {
  const root = mkdtempSync(join(tmpdir(), 'hush-secrets-'));
  const secret = join(root, 'games', 'toy', 'content', 'secret');
  mkdirSync(secret, { recursive: true });
  mkdirSync(join(root, 'games', 'open'), { recursive: true });
  const content = { scripts: ['{name} was seen near the old mill. {sign} ok', 'too short'], n: 1, none: null };
  writeFileSync(join(secret, 'lines.json'), JSON.stringify(content));
  expect(secretPhrases(root)).toEqual([{ game: 'toy', phrase: 'was seen near the old mill.' }]);
});
