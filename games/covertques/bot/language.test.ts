import { must } from 'hush/game';
import { describe, expect, test } from 'vitest';
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

describe('the association lists have valid hints for every word', () => {
  test('the lists contain exactly the 360 words of the cards', () => {
    expect(VOCABULARY).toHaveLength(360);
    for (const { id, words } of cards) {
      expect(Object.keys((associations as Record<string, object>)[id] ?? {})).toEqual(words);
    }
  });

  test('every word has at least 8 hints', () => {
    expect(lists.filter(({ hints }) => hints.length < 8)).toEqual([]);
  });

  test('the lists contain only valid hints of one or two short words', () => {
    const odd = lists.flatMap(({ hints }) =>
      hints.filter((hint) => !isHint(hint) || tidy(hint) !== hint || hint.split(' ').length > 2),
    );
    expect(odd).toEqual([]);
  });

  test('no hint contains a word on the same card', () => {
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

  test('most pairs of words share a hint', () => {
    const pairs = TOPICS.flatMap(({ publicWords, confidential }) =>
      publicWords.flatMap((word) => confidential.map((code) => shared(word, code).length)),
    );
    expect(pairs.filter((hints) => hints > 0).length / pairs.length).toBeGreaterThan(0.9);
  });
});

describe('`nearTo` finds the words that are near a hint', () => {
  test('a hint is near every word whose list contains it', () => {
    const near = nearTo('Needles!');
    for (const word of ['Nurse', 'Tailor', 'Dentist', 'Haystack', 'Compass'])
      expect(isClose(near.get(word))).toBe(true);
    expect(near.has('Volcano')).toBe(false);
  });

  test('a word is nearest to a hint that is the word itself', () => {
    expect(isClose(nearTo('the tailor').get('Tailor'))).toBe(true);
    expect(nearTo('tailors').get('Tailor')).toBe(1);
    expect(nearTo('rusty needle').get('Tailor')).toBeGreaterThan(0);
    expect(nearTo('rusty needle').get('Tailor')).toBeLessThan(must(nearTo('needle').get('Tailor')));
  });

  test('a common hint is nearer to its word than a rare one', () => {
    const [first = '', ...rest] = hintsFor('Pilot');
    expect(nearTo(first).get('Pilot')).toBeGreaterThan(nearTo(rest.at(-1) ?? '').get('Pilot') ?? 1);
    expect(nearTo('qwxz').size).toBe(0);
  });

  test('a hint on the lists of two words fits both', () => {
    expect(shared('Dentist', 'Nurse')).toContain('white coat');
    expect(shared('Dentist', 'no such word')).toEqual([]);
  });
});
