import { describe, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import associations from '../content/secret/associations.json';
import { TOPICS } from '../content/secret/topics';
import { contains, isHint, isSameHint, tidy } from '../words';
import { hintsFor, isClose, nearTo, shared, VOCABULARY } from './language';

const cards = TOPICS.map(({ id, publicWords, confidential }) => ({ id, words: [...publicWords, ...confidential] }));
const lists = cards.flatMap(({ id, words }) =>
  words.map((word) => ({
    word,
    card: words,
    hints: (associations as Record<string, Record<string, string[]>>)[id]?.[word] ?? [],
  })),
);

describe('the list of what can be said about each word', () => {
  test('has all 360 words, each under its own card, and nothing else', () => {
    expect(VOCABULARY).toHaveLength(360);
    for (const { id, words } of cards) {
      expect(Object.keys((associations as Record<string, object>)[id] ?? {})).toEqual(words);
    }
  });

  test('has at least 8 hints for every word', () => {
    expect(lists.filter(({ hints }) => hints.length < 8)).toEqual([]);
  });

  test('every hint is one or two short words and valid', () => {
    const odd = lists.flatMap(({ hints }) =>
      hints.filter((hint) => !isHint(hint) || tidy(hint) !== hint || hint.split(' ').length > 2),
    );
    expect(odd).toEqual([]);
  });

  test('no hint contains its word or any other word of its card', () => {
    const refused = lists.flatMap(({ word, card, hints }) =>
      hints.filter((hint) => card.some((other) => contains(hint, other))).map((hint) => `${word}: ${hint}`),
    );
    expect(refused).toEqual([]);
  });

  test('no word has the same hint twice', () => {
    const twice = lists.flatMap(({ word, hints }) =>
      hints
        .filter((hint, at) => hints.slice(0, at).some((other) => isSameHint(hint, other)))
        .map((hint) => `${word}: ${hint}`),
    );
    expect(twice).toEqual([]);
  });

  test('nine of ten pairs of a public and a code word have a hint that fits both', () => {
    const pairs = TOPICS.flatMap(({ publicWords, confidential }) =>
      publicWords.flatMap((word) => confidential.map((code) => shared(word, code).length)),
    );
    expect(pairs.filter((hints) => hints > 0).length / pairs.length).toBeGreaterThan(0.9);
  });
});

describe('the words near a hint', () => {
  test('include every word it is listed under, in any spelling', () => {
    const near = nearTo('Needles!');
    for (const word of ['Nurse', 'Tailor', 'Dentist', 'Haystack', 'Compass'])
      expect(isClose(near.get(word))).toBe(true);
    expect(near.has('Volcano')).toBe(false);
  });

  test('are nearest for the word itself, and half as near for a shared part', () => {
    expect(isClose(nearTo('the tailor').get('Tailor'))).toBe(true);
    expect(nearTo('tailors').get('Tailor')).toBe(1);
    expect(nearTo('rusty needle').get('Tailor')).toBeGreaterThan(0);
    expect(nearTo('rusty needle').get('Tailor')).toBeLessThan(must(nearTo('needle').get('Tailor')));
  });

  test('are nearer for a common hint than for a far one, and none for an unknown one', () => {
    const [first = '', ...rest] = hintsFor('Pilot');
    expect(nearTo(first).get('Pilot')).toBeGreaterThan(nearTo(rest.at(-1) ?? '').get('Pilot') ?? 1);
    expect(nearTo('qwxz').size).toBe(0);
  });

  test('include shared hints for both of their words', () => {
    expect(shared('Dentist', 'Nurse')).toContain('white coat');
    expect(shared('Dentist', 'no such word')).toEqual([]);
  });
});
