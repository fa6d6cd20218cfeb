import { describe, expect, test } from 'vitest';
import {
  hasTooManyMarks,
  isHint,
  partLike as partIn,
  isSameHint as sameIn,
  tidy,
  contains as wordIn,
  wordsOf,
} from './words';

const contains = (hint: string, word: string) => wordIn(hint, word, 'en');
const isSameHint = (one: string, other: string) => sameIn(one, other, 'en');
const partLike = (hint: string, word: string) => partIn(hint, word, 'en');

describe('`contains` finds a word within a hint', () => {
  test.each([
    'tailor',
    'TAILOR!',
    'the tailors',
    'tailor’s',
    "tailor's shop",
    'ta ilor',
    'Tai-lor',
    'ｔａｉｌｏｒ',
    'TAÏLOR',
    'a…tailor…b',
    'tail or nothing',
  ])('[CQ-10] the hint “%s” contains Tailor', (hint) => {
    expect(contains(hint, 'Tailor')).toBe(true);
  });

  test.each(['tailoring', 'or tail', 'retailor', 'tail', 'sailor', 'tallor'])(
    'the hint “%s” does not contain Tailor',
    (hint) => {
      expect(contains(hint, 'Tailor')).toBe(false);
    },
  );

  test.each(['strawberries', 'Stràwberry', 'straw berry', 'big straw-berry', 'S T R A W B E R R Y'])(
    '[CQ-48] the hint “%s” contains Strawberry',
    (hint) => {
      expect(contains(hint, 'Strawberry')).toBe(true);
    },
  );

  test.each(['straw', 'strawberryish', 'berry', 'strawberry2'])(
    '[CQ-48] the hint “%s” does not contain Strawberry',
    (hint) => {
      expect(contains(hint, 'Strawberry')).toBe(false);
    },
  );

  test('[CQ-48] a compound word is found if it is split, joined or hyphenated', () => {
    for (const hint of ['fortune teller', 'fortuneteller', 'Fortune-Tellers', 'a fortune teller'])
      expect(contains(hint, 'Fortune-teller')).toBe(true);
    for (const hint of ['fortune', 'teller', 'teller fortune']) expect(contains(hint, 'Fortune-teller')).toBe(false);
  });

  test.each([
    ['knives', 'Knife'],
    ['leaves', 'Leaf'],
    ['boxes', 'Box'],
    ['ponies', 'Pony'],
    ['horse', 'Horses'],
    ['scissor', 'Scissors'],
    ['glasses', 'Glass'],
  ])('“%s” is a plural form of “%s”', (hint, word) => {
    expect(contains(hint, word)).toBe(true);
    expect(contains(word, hint)).toBe(true);
  });

  test.each([
    ['mice', 'Mouse'],
    ['as', 'A'],
    ['gas', 'Ga'],
    ['ties', 'Ty'],
    ['geese', 'Goose'],
  ])('“%s” and “%s” are different words', (hint, word) => {
    expect(contains(hint, word)).toBe(false);
  });

  test.each([
    ['Café', 'cafe'],
    ['Cafe\u0301', 'CAFÉ'],
    ['żółw', 'z\u0307o\u0301łw'],
    ['Ёлка', 'елка'],
    ['ΝΎΧΤΑ', 'νυχτα'],
    ['ﬁsh', 'fish'],
    ['東京', '東京'],
    ['カ\u3099', 'ガ'],
    ['한국', '\u1112\u1161\u11ab\u1100\u116e\u11a8'],
    ['مُدَرِّس', 'مدرس'],
    ['İstanbul', 'istanbul'],
    ['１２３', '123'],
  ])('“%s” and “%s” sound alike', (one, other) => {
    expect(isSameHint(one, other)).toBe(true);
    expect(contains(`${one} x`, other)).toBe(true);
  });

  test('characters that are not letters separate words in any script', () => {
    expect(wordsOf('Красная, площадь!', 'en')).toEqual(['красная', 'площадь']);
    expect(contains('моя площадь', 'Площадь')).toBe(true);
    expect(contains('площадка', 'Площадь')).toBe(false);
  });

  test('a combining accent does not split a word in two', () => {
    expect(wordsOf('naïveté', 'en')).toEqual(['naivete']);
    expect(contains('naïveté', 'vete')).toBe(false);
  });

  test('a hint without letters contains no word, not even itself', () => {
    expect(contains('...', '...')).toBe(false);
    expect(isSameHint('!', '?')).toBe(false);
  });
});

test('[CQ-50] hints that differ only in spaces, accents or plurals are equal', () => {
  expect(isSameHint('Old book', 'old  BOOKS')).toBe(true);
  expect(isSameHint('Old book', 'oldbook')).toBe(true);
  expect(isSameHint('Old book', 'book old')).toBe(false);
  expect(isSameHint('Ox', 'ox')).toBe(true);
});

describe('[CQ-66] words that look alike are treated as equal', () => {
  const APOSTROPHES = [...'ʻˈꞌʼ′‘’`´＇ʽʹˊˋ״'];

  test.each(APOSTROPHES)('the character %s neither separates words nor is a hint by itself', (sign) => {
    expect(contains(`tai${sign}lor`, 'Tailor')).toBe(true);
    expect(contains(`${sign}tailor`, 'Tailor')).toBe(true);
    expect(isHint(sign)).toBe(false);
    expect(isHint(`${sign} ${sign}`)).toBe(false);
    expect(isHint(`don${sign}t`)).toBe(true);
  });

  test.each([
    ['Cyrillic', 'тailor', 'tаilor', 'tаіlог'],
    ['Greek', 'tαilor', 'ταιlοr', 'ΤΑΙLΟR'],
    ['without a dot', 'taılor', 'TAıLOR'],
    ['small capitals', 'ᴛᴀɪʟᴏʀ', 'ᴛailor'],
    ['fullwidth', 'ｔａｉｌｏｒ', 'ＴＡＩＬＯＲ'],
    ['mathematical', '𝐭𝐚𝐢𝐥𝐨𝐫', '𝓽𝓪𝓲𝓵𝓸𝓻', '𝕋𝔸𝕀𝕃𝕆ℝ', '𝛕ailor'],
    ['in discs and boxes', 'ⓣⓐⓘⓛⓞⓡ', '🅃🄰🄸🄻🄾🅁', '🅣🅐🅘🅛🅞🅡', '🆃🅰🅸🅻🅾🆁', '🅣ailor', '🇹ailor'],
    ['capital I for l, nought for o', 'taiIor', 'tail0r', 'tai1or', 'tai|or'],
    ['strokes for i and l within capitals', 'TAIL0R', 'TA1LOR', 'TAlLOR', 'TA|LOR', 'TA1L0R', 'TA|1OR', 'TАІLOR'],
    ['strokes within small letters', 'ta1lor', 'ta|lor', 'ta11or', 'taI1or', 'Ta1l0r', 'TА1lor', 'ta׀lor'],
    ['struck through', 'ŧailor', 'tailør', 'taiłor'],
    ['Cherokee and others', 'Ꭲailor', 'ꓔailor'],
  ])('the code word is found in a disguised hint: %s', (_, ...hints) => {
    for (const hint of hints) expect(contains(hint, 'Tailor'), hint).toBe(true);
  });

  test('disguised public words are found as well', () => {
    for (const hint of ['PIL0T', 'P1LOT', 'P|LOT', 'PlLOT', 'pil0t', 'pi1ot', 'P1L0TS']) {
      expect(contains(hint, 'Pilot'), hint).toBe(true);
    }
    expect(contains('PON1ES', 'Pony')).toBe(true);
    expect(contains('Iamp', 'Lamp')).toBe(true);
  });

  test('two letters that look like one letter, such as rn for m, are read as that letter', () => {
    expect(contains('farrner', 'Farmer')).toBe(true);
    expect(isSameHint('old lamp', 'old larnp')).toBe(true);
  });

  test('a word that is only similar is a different word', () => {
    for (const hint of ['tallor', 'taylor', 'jailor', 'tiler', 'τailing']) expect(contains(hint, 'Tailor')).toBe(false);
    expect(contains('hall', 'Hail')).toBe(false);
    expect(contains('HALL', 'Hail')).toBe(false);
    expect(contains('HAIL', 'Hall')).toBe(false);
    expect(isSameHint('мост', 'рост')).toBe(false);
  });
});

test('[CQ-65] a hint with too many combining marks is refused', () => {
  for (const text of ['a\u0301', 'ế', 'e\u0302\u0301', 'مُدَرِّس', 'ทั้ง', 'क्षि'])
    expect(hasTooManyMarks(text), text).toBe(false);
  expect(hasTooManyMarks(`a${'\u0301'.repeat(28)}`)).toBe(true);
  expect(hasTooManyMarks('x\u0301\u0302\u0303')).toBe(true);
});

describe('[CQ-49] hints are checked for validity', () => {
  test.each(['a', '7', 'x-ray', 'one two three', 'x'.repeat(30), '  padded  ', 'naïve', '日本', 'don’t!', 'a\u0301'])(
    '“%s” is a valid hint',
    (text) => {
      expect(isHint(text)).toBe(true);
    },
  );

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['no letter', '...'],
    ['four words', 'one two three four'],
    ['31 characters', 'x'.repeat(31)],
    ['a zero-width space', '\u200b'],
    ['one inside a word', 'ta\u200bilor'],
    ['a joiner', 'ta\u200dilor'],
    ['a soft hyphen', 'ta\u00adilor'],
    ['a change of direction', '\u202erolit'],
    ['a byte order mark', 'tailor\ufeff'],
    ['a Hangul filler', '\u3164a'],
    ['a blank of Braille', 'a\u2800'],
    ['a variation selector', 'a\ufe0f'],
    ['a control', 'a\u0007b'],
    ['half a character', 'a\ud83d'],
  ])('%s is not a valid hint', (_, text) => {
    expect(isHint(text)).toBe(false);
  });

  test('a hint is shown trimmed, with single spaces', () => {
    expect(tidy('  Old \t\n book\u00a0x ')).toBe('Old book x');
  });

  test('a hint has at most thirty characters', () => {
    expect(isHint('𝔸'.repeat(30))).toBe(true);
    expect(isHint('𝔸'.repeat(31))).toBe(false);
  });
});

test.each([
  ['the Tailors!', 'Tailors!'],
  ['my ta ilor', 'ta ilor'],
  ['tail or nothing', 'tail or'],
  ['big-tailor', 'big-tailor'],
])('in the hint “%s”, the part “%s” is like Tailor', (hint, part) => {
  expect(partLike(hint, 'Tailor')).toBe(part);
});
