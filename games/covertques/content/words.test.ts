import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages';
import { contains, isHint } from '../words';
import { topicIds, topicOf, topicTitled } from './secret/topics';

describe.each(LANGUAGES)('the topic cards of the language “%s” can be played', (words) => {
  const cards = topicIds(words).map((topic) => topicOf({ topic, options: { words } }));
  const all = cards.flatMap(({ publicWords, confidential }) => [...publicWords, ...confidential]);

  test('there are thirty cards with the ids of the English ones', () => {
    expect(topicIds(words)).toEqual(topicIds('en'));
    expect(cards).toHaveLength(30);
    for (const card of cards) expect(topicTitled(card.title, words)).toEqual(card);
  });

  test('no word is on two cards', () => {
    expect(new Set(all.map((word) => word.toLowerCase())).size).toBe(360);
    expect(all.filter((word) => !isHint(word))).toEqual([]);
  });

  test('no word of a card contains another one', () => {
    const found = cards.flatMap(({ publicWords, confidential }) => {
      const card = [...publicWords, ...confidential];
      return card.flatMap((one) => card.filter((other) => other !== one && contains(one, other, words)));
    });
    expect(found).toEqual([]);
  });
});
