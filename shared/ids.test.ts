import { expect, test } from 'vitest';
import { CODE_ALPHABET, parseRoomCode, seatsOf } from './ids';

test('a room code is read as people type it: any case, with spaces and hyphens', () => {
  for (const typed of ['ACDEFG', 'acdefg', ' acd efg ', 'ACD-EFG', 'a-c-d e f g'])
    expect(parseRoomCode(typed)).toBe('ACDEFG');
});

test('what is too short, too long or has a letter that looks like another is no code', () => {
  for (const typed of ['', 'ACDEF', 'ACDEFGH', 'ACDEFO', 'ACDEF0', 'ACDEFI', 'ACDEF1', 'ÄCDEFG', 'ACDEF/', '......']) {
    expect(parseRoomCode(typed)).toBeNull();
  }
});

test('the letters of codes have no look-alikes among them', () => {
  expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
  for (const alike of ['O0', 'I1L', 'S5', 'Z2', 'B8', 'UV']) {
    expect([...alike].filter((letter) => CODE_ALPHABET.includes(letter)).length).toBeLessThanOrEqual(1);
  }
});

test('seats are numbered from 0 in order', () => {
  expect(seatsOf(3)).toEqual(['0', '1', '2']);
});
