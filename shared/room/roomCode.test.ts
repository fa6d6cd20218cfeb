import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_ALPHABET, CODE_LENGTH, parseRoomCode, strangeLetter, tidyCode, tidyPath } from './roomCode';

test('a room code may contain lower-case letters, spaces and hyphens', () => {
  for (const typed of ['ACDEFG', 'acdefg', ' acd efg ', 'ACD-EFG', 'a-c-d e f g'])
    expect(parseRoomCode(typed)).toBe('ACDEFG');
});

test('text with a wrong length or letter is not a code', () => {
  for (const typed of ['', 'ACDEF', 'ACDEFGH', 'ACDEFO', 'ACDEF0', 'ACDEFI', 'ACDEF1', 'ÄCDEFG', 'ACDEF/', '......']) {
    expect(parseRoomCode(typed)).toBeNull();
  }
});

test('no two letters of the alphabet look alike', () => {
  expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
  for (const alike of ['O0', 'I1L', 'S5', 'Z2', 'B8', 'UV']) {
    expect([...alike].filter((letter) => CODE_ALPHABET.includes(letter)).length).toBeLessThanOrEqual(1);
  }
});

test.each([
  ...['H7KQ4M.', 'H7KQ4M,', 'H7KQ4M)', 'H7KQ4M>', 'H7KQ4M…', 'H7KQ4M%', 'H7KQ4M%3E', 'H7KQ4M%E2%80', '%H7KQ4M'],
  ...['H7KQ4M\u200b', '\u200eH7KQ4M', '\u202bH7KQ4M\u202c', 'H7K\u00adQ4M', '\ufeffH7KQ4M', 'H7KQ4M\u0000'],
  ...['%E2%80%8EH7KQ4M', 'H7KQ4M%E2%80%8B', 'H7KQ4M%25E2%2580%258B', 'H7KQ4M%20', 'H7K%20Q4M', 'H7K–Q4M', '“H7KQ4M”'],
  ...['Code: H7KQ4M', 'Code: H7K Q4M', 'code:h7kq4m', 'Room code H7KQ4M please', '*H7KQ4M*', '<H7KQ4M>', 'H7KQ4M!!'],
  ...['Ｈ７ＫＱ４Ｍ', 'ｈ７ｋｑ４ｍ', '𝐇𝟕𝐊𝐐𝟒𝐌', 'Join us: https://hush.example.org/r/H7KQ4M.'],
  ...[
    'http://192.168.0.4:8000/r/h7kq4m#move=abc',
    'https://x.example/hush/r/H7KQ4M/stage',
    '(https://x/r/H7KQ4M)',
    '/r/H7KQ4M?a=b',
  ],
])('%j is read as the code H7KQ4M', (typed) => {
  expect(parseRoomCode(typed)).toBe('H7KQ4M');
  expect(tidyCode(typed)).toBe('H7KQ4M');
});

test('no code is found in text with two different codes', () => {
  expect(parseRoomCode('H7KQ4M or ACDEFG')).toBeNull();
  expect(parseRoomCode('H7KQ4M, that is H7KQ4M')).toBe('H7KQ4M');
});

test('the code field accepts lower-case letters, spaces and hyphens', () => {
  expect(tidyCode(' k7r-m4 x')).toBe('K7RM4X');
});

test('the code field finds the code in a pasted link', () => {
  expect(tidyCode('http://192.168.0.4:8000/r/K7RM4X#move=abc')).toBe('K7RM4X');
});

test('the code field keeps only the first six letters', () => {
  expect(tidyCode('K7RM4XYZ')).toBe('K7RM4X');
});

test('`strangeLetter` finds a letter that no code contains', () => {
  expect(strangeLetter('K7O')).toBe('O');
  expect(strangeLetter('K7RM4X')).toBeNull();
});

test.each([
  ['/r/H7KQ4M.', '/r/H7KQ4M'],
  ['/R/h7kq4m', '/R/H7KQ4M'],
  ['/r/%E2%80%8Eh7kq4m%E2%80%8B', '/r/H7KQ4M'],
  ['/r/H7KQ4M%', '/r/H7KQ4M'],
  ['/r/H7KQ4M)/stage,', '/r/H7KQ4M/stage'],
  ['/r/H7KQ4M/stage/delayed%E2%80%8B', '/r/H7KQ4M/stage/delayed'],
  ['/about.', '/about'],
  ['/p%3E', '/p'],
])('the path %s is corrected to %s', (path, meant) => {
  expect(tidyPath(path)).toBe(meant);
});

test.each([
  '/',
  '/about',
  '/r/H7KQ4M',
  '/r/',
  '/r/nothing',
  '/assets/app-x_Z-.js',
  '/%',
  '/%C0',
  '/...',
  '/r/H7KQ4M/replay/a_b-',
])('the path %s stays as it is', (path) => {
  expect(tidyPath(path)).toBe(path);
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        '/',
        'r',
        '%',
        '%2',
        '%2F',
        '%E2%80%8B',
        '%C0%80',
        '%25',
        '\u200e',
        '\ud800',
        '.',
        'H7KQ4M',
        '?',
        '#',
      ),
    )
    .map((parts) => parts.join('')),
);

test('parsing any text gives a valid code or none', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const code = parseRoomCode(text);
      if (code !== null) expect(code).toMatch(new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`));
      expect(tidyCode(text).length).toBeLessThanOrEqual(CODE_LENGTH);
      const path = tidyPath(`/${text}`);
      expect(tidyPath(path)).toBe(path);
    }),
    { numRuns: 2_000 },
  );
});
