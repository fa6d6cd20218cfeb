import { expect, test } from 'vitest';
import { parsePhrase } from './phrases';
import { translate, translated } from './texts';

test('`parsePhrase` accepts only a name followed by facts', () => {
  const phrase = ['tooFew', 'Covert', 2, ['Ana', 'Ben'], null];
  expect(parsePhrase(phrase)).toEqual(phrase);
  for (const wrong of [null, 'tooFew', [], [1], ['tooFew', {}], ['tooFew', [1]]]) expect(parsePhrase(wrong)).toBeNull();
});

test('`translated` makes a phrase into a sentence if the translation has it', () => {
  expect(translated('phrase-test', ['full'])).toBeNull();
  translate({ 'phrase-test': { full: 'Voll', free: (seats: number) => `${seats} frei` } });
  expect(translated('phrase-test', ['full'])).toBe('Voll');
  expect(translated('phrase-test', ['free', 3])).toBe('3 frei');
  for (const other of [['free'], ['free', 1, 2], ['toString'], ['constructor', 'x']] as const)
    expect(translated('phrase-test', other)).toBeNull();
});
