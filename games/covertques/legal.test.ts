import { chance } from 'hush/game';
import { expect, test } from 'vitest';
import { topicIds, topicOf } from './content/secret/topics';
import { LANGUAGES, SPELLINGS } from './languages';
import { madeUp } from './legal';
import { aMatch } from './testing';
import { contains } from './words';

test('a seat that has hinted and a waiting seat get different refusals', () => {
  const match = aMatch();
  match.play('2', 'hint', 'sky');
  expect(match.why('2', 'hint')).toBe('already-hinted');
  expect(match.why('3', 'hint')).toBeNull();
  expect(match.why('4', 'hint')).toBe('not-your-turn');
});

test.each(LANGUAGES)('a random hint in the language “%s” contains only plain words', (words) => {
  const { first, second } = SPELLINGS[words].plain;
  const onCards = topicIds(words)
    .map((topic) => topicOf({ topic, options: { words } }))
    .flatMap(({ publicWords, confidential }) => [...publicWords, ...confidential]);
  const isOnCard = (word: string) => onCards.some((card) => contains(word, card, words) || contains(card, word, words));
  expect([...first, ...second].filter(isOnCard)).toEqual([]);
  const match = aMatch({ options: { words } });
  const all = [...first, ...first.flatMap((one) => second.map((other) => `${one} ${other}`))];
  for (let seed = 0; seed < 50; seed++) expect(all).toContain(madeUp(match.view('0'), chance(seed)));
});
