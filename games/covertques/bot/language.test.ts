import { must } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { topicIds, topicOf } from '../content/secret/topics';
import { LANGUAGES } from '../languages';
import { contains, isHint, isSameHint, tidy } from '../words';
import { associationsIn, isClose } from './language';

const english = associationsIn('en');

/** Spanish and French put two words together with a third one: lait de coco. German has pairs: Kopf im Sand. */
const MOST_WORDS = { en: 2, de: 3, es: 3, fr: 3 };

describe.each(LANGUAGES)('the association lists of the language “%s” have valid hints for every word', (words) => {
  const known = associationsIn(words);
  const cards = topicIds(words).map((topic) => {
    const { publicWords, confidential } = topicOf({ topic, options: { words } });
    return { publicWords, confidential, card: [...publicWords, ...confidential] };
  });
  const lists = cards.flatMap(({ card }) => card.map((word) => ({ word, card, hints: known.hintsFor(word) })));
  const faults = (isFault: (hint: string, list: (typeof lists)[number], at: number) => boolean) =>
    lists.flatMap((list) =>
      list.hints.filter((hint, at) => isFault(hint, list, at)).map((hint) => `${list.word}: ${hint}`),
    );

  test('the lists contain exactly the 360 words of the cards', () => {
    expect(known.vocabulary).toEqual(cards.flatMap(({ card }) => card));
    expect(known.vocabulary).toHaveLength(360);
  });

  test('every word has at least 8 hints', () => {
    expect(lists.filter(({ hints }) => hints.length < 8)).toEqual([]);
  });

  test('the lists contain only valid hints of few words', () => {
    const isLong = (hint: string) => hint.split(' ').length > MOST_WORDS[words];
    expect(faults((hint) => !isHint(hint) || tidy(hint) !== hint || isLong(hint))).toEqual([]);
  });

  test('no hint contains a word on the same card', () => {
    expect(faults((hint, { card }) => card.some((other) => contains(hint, other, words)))).toEqual([]);
  });

  test('no word has the same hint twice', () => {
    const isEarlier = (hint: string, hints: readonly string[], at: number) =>
      hints.slice(0, at).some((other) => isSameHint(hint, other, words));
    expect(faults((hint, { hints }, at) => isEarlier(hint, hints, at))).toEqual([]);
  });

  test('most pairs of words share a hint', () => {
    const pairs = cards.flatMap(({ publicWords, confidential }) =>
      publicWords.flatMap((word) => confidential.map((code) => known.shared(word, code).length)),
    );
    expect(pairs.filter((hints) => hints > 0).length / pairs.length).toBeGreaterThan(0.9);
  });
});

describe('`nearTo` finds the words that are near a hint', () => {
  test('a hint is near every word whose list contains it', () => {
    const near = english.nearTo('Needles!');
    for (const word of ['Nurse', 'Tailor', 'Dentist', 'Haystack', 'Compass'])
      expect(isClose(near.get(word))).toBe(true);
    expect(near.has('Volcano')).toBe(false);
  });

  test('a word is nearest to a hint that is the word itself', () => {
    expect(isClose(english.nearTo('the tailor').get('Tailor'))).toBe(true);
    expect(english.nearTo('tailors').get('Tailor')).toBe(1);
    expect(english.nearTo('rusty needle').get('Tailor')).toBeGreaterThan(0);
    expect(english.nearTo('rusty needle').get('Tailor')).toBeLessThan(must(english.nearTo('needle').get('Tailor')));
  });

  test('a common hint is nearer to its word than a rare one', () => {
    const [first = '', ...rest] = english.hintsFor('Pilot');
    expect(english.nearTo(first).get('Pilot')).toBeGreaterThan(english.nearTo(rest.at(-1) ?? '').get('Pilot') ?? 1);
    expect(english.nearTo('qwxz').size).toBe(0);
  });

  test('a hint on the lists of two words fits both', () => {
    expect(english.shared('Dentist', 'Nurse')).toContain('white coat');
    expect(english.shared('Dentist', 'no such word')).toEqual([]);
  });
});
