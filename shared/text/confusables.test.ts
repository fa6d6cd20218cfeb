import { readFileSync } from 'node:fs';
import confusables from 'unhomoglyph/data.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { drawConfusables } from '#scripts/confusables/draw.ts';
import { latinOf } from './confusables';

test('the table of look-alike characters matches Unicode’s list of confusables', () => {
  const kept: unknown = JSON.parse(readFileSync('shared/text/confusables.json', 'utf8'));
  expect(kept, 'run `node scripts/run.mjs tsx scripts/confusables.ts`').toEqual(drawConfusables(confusables));
});

test('a look-alike character is replaced by its Latin letter', () => {
  expect(latinOf('Маrа')).toBe('Mapa'.replace('p', 'r'));
  expect(latinOf('ТΑІLОR Ӏ')).toBe('TA|LOR |');
  expect(latinOf('Bjørn')).toBe('Bjo\u0338rn');
  expect(latinOf('O’Neil')).toBe("O'Neil");
  expect(latinOf('плохо 東京')).toBe('плoxo 東京');
});
