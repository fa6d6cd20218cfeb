import { expect, test } from 'vitest';
import { namesOf, plainText, sentence } from './text';

test('what is put into a sentence stands out, what is written does not', () => {
  expect(sentence`${'Mara'} shot ${'Tom'}.`).toEqual(['', { strong: 'Mara' }, ' shot ', { strong: 'Tom' }, '.']);
  expect(sentence`Monday is over.`).toEqual(['Monday is over.']);
});

test('a sentence reads the same without its emphasis, whatever a name contains', () => {
  expect(plainText(sentence`${'<b>Mara</b>'} shot ${'{0}'}.`)).toBe('<b>Mara</b> shot {0}.');
});

test('two names are said, of more there is a number', () => {
  expect(namesOf(['Mara'])).toBe('Mara');
  expect(namesOf(['Mara', 'Tobias'])).toBe('Mara and Tobias');
  expect(namesOf(['Mara', 'Tobias', 'Otis', 'Wren'])).toBe('Mara, Tobias and 2 more');
});
