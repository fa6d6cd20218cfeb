import { expect, test } from 'vitest';
import { strangeLetter, tidyCode } from './code';

test('a code may be typed in any case, with spaces and hyphens', () => {
  expect(tidyCode(' k7r-m4 x')).toBe('K7RM4X');
});

test('a pasted link gives its code', () => {
  expect(tidyCode('http://192.168.0.4:8000/r/K7RM4X#move=abc')).toBe('K7RM4X');
});

test('more than six letters are not taken', () => {
  expect(tidyCode('K7RM4XYZ')).toBe('K7RM4X');
});

test('a letter that looks like another is named', () => {
  expect(strangeLetter('K7O')).toBe('O');
  expect(strangeLetter('K7RM4X')).toBeNull();
});
