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

describe('the lists of associations', () => {
  test('have all 360 words, each under its card, and nothing else', () => {
    expect(VOCABULARY).toHaveLength(360);
    for (const { id, words } of cards) {
      expect(Object.keys((associations as Record<string, object>)[id] ?? {})).toEqual(words);
    }
  });

  test('have at least 8 hints for every word', () => {
    expect(lists.filter(({ hints }) => hints.length < 8)).toEqual([]);
  });

  test('contain only valid hints of one or two short words', () => {
    const odd = lists.flatMap(({ hints }) =>
      hints.filter((hint) => !isHint(hint) || tidy(hint) !== hint || hint.split(' ').length > 2),
    );
    expect(odd).toEqual([]);
  });

  test('contain no hint with the word it is for or another word of its card', () => {
    const refused = lists.flatMap(({ word, card, hints }) =>
      hints.filter((hint) => card.some((other) => contains(hint, other))).map((hint) => `${word}: ${hint}`),
    );
    expect(refused).toEqual([]);
  });

  test('contain no hint twice for the same word', () => {
    const twice = lists.flatMap(({ word, hints }) =>
      hints
        .filter((hint, at) => hints.slice(0, at).some((other) => isSameHint(hint, other)))
        .map((hint) => `${word}: ${hint}`),
    );
    expect(twice).toEqual([]);
  });

  test('have a hint that fits both words, for nine of ten pairs of a public word and a code word', () => {
    const pairs = TOPICS.flatMap(({ publicWords, confidential }) =>
      publicWords.flatMap((word) => confidential.map((code) => shared(word, code).length)),
    );
    expect(pairs.filter((hints) => hints > 0).length / pairs.length).toBeGreaterThan(0.9);
  });
});

describe('the words near a hint', () => {
  test('include every word under which the hint is listed, in any spelling of the hint', () => {
    const near = nearTo('Needles!');
    for (const word of ['Nurse', 'Tailor', 'Dentist', 'Haystack', 'Compass'])
      expect(isClose(near.get(word))).toBe(true);
    expect(near.has('Volcano')).toBe(false);
  });

  test('are nearest if the hint is the word itself, and half as near if they share only a part', () => {
    expect(isClose(nearTo('the tailor').get('Tailor'))).toBe(true);
    expect(nearTo('tailors').get('Tailor')).toBe(1);
    expect(nearTo('rusty needle').get('Tailor')).toBeGreaterThan(0);
    expect(nearTo('rusty needle').get('Tailor')).toBeLessThan(must(nearTo('needle').get('Tailor')));
  });

  test('are nearer for a common hint than for a rare one, and none for an unknown hint', () => {
    const [first = '', ...rest] = hintsFor('Pilot');
    expect(nearTo(first).get('Pilot')).toBeGreaterThan(nearTo(rest.at(-1) ?? '').get('Pilot') ?? 1);
    expect(nearTo('qwxz').size).toBe(0);
  });

  test('include both words of a shared hint', () => {
    expect(shared('Dentist', 'Nurse')).toContain('white coat');
    expect(shared('Dentist', 'no such word')).toEqual([]);
  });
});
