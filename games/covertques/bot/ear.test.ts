import { readFileSync } from 'node:fs';
import { must } from 'hush/game';
import { describe, expect, test } from 'vitest';
import associations from '../content/secret/associations-en.json';
import related from '../content/secret/related-en.json';
import { contains } from '../words';
import { buildEar } from './ear';
import { STEMS } from './endings';
import heldOut from './heldOut-en.json';
import { associationsIn, isClose } from './language';

const english = associationsIn('en');
const { rootOf, stemOf } = STEMS.en;

/** Returns the number of words in `near` that are nearer to the hint than `word` is. */
function place(near: ReadonlyMap<string, number>, word: string): number {
  const own = near.get(word) ?? 0;
  return own === 0 ? Number.POSITIVE_INFINITY : [...near.values()].filter((each) => each > own).length;
}

describe('bots recognise hints that people wrote', () => {
  const said = Object.entries(heldOut).flatMap(([word, hints]) => hints.map((hint) => ({ word, hint })));

  test('the list has at least two hundred hints for sixty words', () => {
    expect(said.length).toBeGreaterThanOrEqual(200);
    expect(Object.keys(heldOut).length).toBeGreaterThanOrEqual(60);
    expect(said.filter(({ word, hint }) => contains(hint, word, 'en'))).toEqual([]);
  });

  test('bots recognise at least 85% of the hints', () => {
    const deaf = said.filter(({ word, hint }) => !isClose(english.nearTo(hint).get(word)));
    const far = said.filter(({ word, hint }) => place(english.nearTo(hint), word) >= 8);
    expect(deaf.length / said.length).toBeLessThan(0.15);
    expect(far.length / said.length).toBeLessThan(0.25);
  });

  test('bots recognise other forms of known hints', () => {
    for (const hint of ['stitches', 'cuts', 'cutting cloth'])
      expect(isClose(english.nearTo(hint).get('Tailor'))).toBe(true);
    expect(isClose(english.nearTo('surf').get('Tide'))).toBe(true);
  });
});

test('related words alone are enough to recognise most hints', () => {
  const { vocabulary } = english;
  const words: Record<string, Record<string, string>> = related;
  const others = new Map(Object.values(words).flatMap((lists) => Object.entries(lists)));
  const hear = buildEar(
    'en',
    new Map(vocabulary.map((word) => [word, []])),
    new Map([...others].map(([word, said]) => [word, said.split(', ')])),
  );
  const usual = vocabulary.flatMap((word) =>
    english
      .hintsFor(word)
      .slice(0, 8)
      .map((hint) => ({ word, hint })),
  );
  const heard = usual.filter(({ word, hint }) => isClose(hear(hint).get(word)));
  expect(heard.length / usual.length).toBeGreaterThan(0.9);
});

describe('the table of associations is complete and small', () => {
  test('every word on the topic cards has associations', () => {
    const sizes: number[] = [];
    for (const [id, lists] of Object.entries(associations)) {
      const words = must((related as Record<string, Record<string, string>>)[id]);
      expect(Object.keys(words)).toEqual(Object.keys(lists));
      for (const [word, said] of Object.entries<string[]>(lists)) {
        sizes.push(new Set([...said, ...must(words[word]).split(', ')]).size);
      }
    }
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(45);
    expect(sizes.filter((size) => size >= 60).length / sizes.length).toBeGreaterThan(0.85);
  });

  test('the table is small enough to keep in memory', () => {
    const bytes = readFileSync(new URL('../content/secret/related-en.json', import.meta.url)).length;
    expect(bytes).toBeLessThan(2_000_000);
  });
});

describe('bots compare words by their stem and their root', () => {
  test.each([
    ['stitches', 'stitch'],
    ['swimming', 'swim'],
    ['slicing', 'slice'],
    ['berries', 'berry'],
    ['teeth', 'tooth'],
    ['flew', 'flying'],
    ['knives', 'knife'],
    ['dying', 'dead'],
    ['chopped', 'chop'],
  ])('“%s” and “%s” are forms of the same word', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  test.each([
    ['surfer', 'surf'],
    ['salty', 'salt'],
    ['painter', 'paint'],
    ['wobbly', 'wobble'],
    ['slowly', 'slow'],
  ])('“%s” and “%s” belong to the same word family', (one, other) => {
    expect(rootOf(one)).toBe(rootOf(other));
  });

  test.each([
    ['gas', 'ga'],
    ['ring', 'r'],
    ['bus', 'bu'],
    ['mess', 'me'],
    ['bread', 'bring'],
  ])('“%s” and “%s” are not forms of the same word', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });
});
