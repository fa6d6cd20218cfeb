import { expect, test } from 'vitest';
import { isSameName, readName } from './names';

test.each([
  ['  Mara ', 'Mara'],
  ['e\u0301', '\u00e9'],
  ['Żółć', 'Żółć'],
  ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  ['❤️', '❤️'],
  ['נעמה', 'נעמה'],
  ['नमस्ते', 'नमस्ते'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['x'.repeat(20), 'x'.repeat(20)],
  ['👍🏽'.repeat(20), '👍🏽'.repeat(20)],
  ['Việt Ngọc', 'Việt Ngọc'],
  ['Mo 🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'Mo 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
])('%j is a valid name', (typed, name) => {
  expect(readName(typed)).toBe(name);
});

test.each([
  '',
  '   ',
  'x'.repeat(21),
  '👨‍👩‍👧‍👦'.repeat(8),
  'a\u0000b',
  'a\nb',
  'a\u202eb',
  'a\u2066b',
  'a\u200eb',
  '\u200b',
  '\u3164',
  '\u2800',
  '\u0301',
  'a\u0301\u0302\u0303\u0304',
  '\u200dab',
  'ab\u200d',
  'a\u200d\u200db',
  'a \u200db',
  '\ud800',
  'a\u{e0067}\u{e007f}',
])('%j is not a valid name', (typed) => {
  expect(readName(typed)).toBeNull();
});

test.each([
  ['Mara', 'MARA'],
  ['Straße', 'STRASSE'],
  ['ﬁn', 'fin'],
  ['Ｍａｒａ', 'mara'],
  ['Ma\u200dra', 'Mara'],
  ['a  b', 'a b'],
  ['ΣΑΣ', 'σας'],
  ['Mara', 'Mara\u2800'],
  ['Ma ra', 'Ma\u2800ra'],
  ['Mara', 'Маrа'],
  ['Mara', 'МАRА'],
  ['Mara', 'Ⅿara'],
  ['Mara', 'ᴍᴀʀᴀ'],
  ['Otis', 'Οtis'],
  ['Otis', '0tis'],
  ['Ilse', 'llse'],
  ['Ilse', '1lse'],
  ['Ilse', '|lse'],
  ['Ilse', 'Іlse'],
  ['MIRA', 'MlRA'],
  ['Mira', 'MlRA'],
  ['l', 'I'],
  ['Arno', 'Amo'],
  ["O'Neil", 'O’Neil'],
  ["O'Neil", 'Oʼneil'],
  ["O'Neil", 'O´Neil'],
  ['Ana-Lu', 'Ana‐Lu'],
  ['Ana-Lu', 'Ana–Lu'],
])('%j and %j count as the same name', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
  expect(isSameName(other, one)).toBe(true);
});

test.each([
  ['Mara', 'Mira'],
  ['Ali', 'All'],
  ['Lia', 'Ila'],
  ['Lan', 'Ian'],
  ['René', 'Rene'],
  ['Bjørn', 'Bjorn'],
  ['Мара', 'Mara'],
  ['Ann', 'Ana'],
  ['李', '季'],
  ['नमन', 'नयन'],
])('%j and %j count as different names', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
  expect(isSameName(other, one)).toBe(false);
});

test('blank Braille cells around a name are trimmed', () => {
  expect(readName('Mara\u2800')).toBe('Mara');
});
