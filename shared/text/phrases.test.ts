import { expect, test } from 'vitest';
import { parsePhrase } from './phrases';
import { translate, translated } from './texts';

test('a phrase has a name, and facts that are names, numbers or lists of names', () => {
  const phrase = ['tooFew', 'Covert', 2, ['Ana', 'Ben']];
  expect(parsePhrase(phrase)).toEqual(phrase);
  for (const wrong of [null, 'tooFew', [], [1], ['tooFew', null], ['tooFew', {}], ['tooFew', [1]]])
    expect(parsePhrase(wrong)).toBeNull();
});

test('a sentence that only the server has in English is made from its phrase', () => {
  expect(translated('phrase-test', ['full'])).toBeNull();
  translate({ 'phrase-test': { full: 'Voll', free: (seats: number) => `${seats} frei` } });
  expect(translated('phrase-test', ['full'])).toBe('Voll');
  expect(translated('phrase-test', ['free', 3])).toBe('3 frei');
  for (const other of [['free'], ['free', 1, 2], ['toString'], ['constructor', 'x']] as const)
    expect(translated('phrase-test', other)).toBeNull();
});
