import { chance } from 'hush/game';
import { expect, test } from 'vitest';
import { PLAIN_WORDS } from './content/plainWords';
import { TOPICS } from './content/secret/topics';
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

test('a random hint contains only plain words', () => {
  const plain: string[] = Object.values(PLAIN_WORDS).flat();
  const onCards = TOPICS.flatMap(({ publicWords, confidential }) => [...publicWords, ...confidential]);
  expect(plain.filter((word) => onCards.some((card) => contains(word, card) || contains(card, word)))).toEqual([]);
  const match = aMatch();
  for (let seed = 0; seed < 50; seed++) {
    const text = madeUp(match.view('0'), chance(seed));
    expect(text.split(' ').filter((word) => !plain.includes(word))).toEqual([]);
  }
});
