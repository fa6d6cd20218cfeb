import table from './confusables.json';

/** Represents a stroke that may be an i or an l. The dotless i is used because it occurs nowhere else in a shape. */
const STROKE = 'ı';

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(table).flatMap(([letters, alike]) => [...alike].map((each) => [each, letters])),
);

/** The first letter of each block of boxed or circled letters that no Unicode normal form converts. */
const BOXED: readonly number[] = [0x1f150, 0x1f170, 0x1f1e6];
const ASCII = /^[\0-\x7f]*$/;
const ACCENTS_AS_APOSTROPHES = /[`´]/g;
const WORD = /[\p{L}\p{N}\p{M}|]+/gu;
/** Matches a capital after the first letter. A capital initial says nothing about the rest of the word. */
const CAPITAL = /.(?!I)\p{Lu}/u;
const SMALL = /(?!l)\p{Ll}/u;

/**
 * Replaces every character that looks like a Latin letter, digit or sign with that letter, digit or sign (Unicode's UTS
 * 39), and normalizes to NFKD. Keeps case and marks. A lone stroke from another alphabet, such as the Cyrillic
 * palochka, becomes `|`.
 */
export function latinOf(text: string): string {
  const plain = text.replace(ACCENTS_AS_APOSTROPHES, "'").normalize('NFKD');
  return ASCII.test(plain) ? plain : [...plain].map(latinLetter).join('');
}

/**
 * Returns a lower-case form of `text` in which look-alike characters are equal, for `looksLike`. The strokes 1, |, I
 * and l become one ambiguous character, with two exceptions: in a word written in capitals, I is read as i, and in any
 * other word, l is read as l. 0 becomes o. A capital L stays L, because it resembles no stroke.
 */
export function shapeOf(text: string): string {
  return latinOf(text).replace(WORD, (word) => {
    const isInCapitals = CAPITAL.test(word) && !SMALL.test(word);
    return [...word].map((letter) => shapeOfLetter(letter, isInCapitals)).join('');
  });
}

/** Returns true if two results of `shapeOf` can be mistaken for each other. `rn` looks like `m`. */
export function looksLike(one: string, other: string): boolean {
  const [first, second] = [one, other].map((shape) => shape.replaceAll('rn', 'm')) as [string, string];
  return first.length === second.length && [...first].every((letter, at) => isEither(letter, second.charAt(at)));
}

function isEither(letter: string, other: string): boolean {
  if (letter === other) return true;
  if (letter === STROKE) return other === 'i' || other === 'l';
  return other === STROKE && (letter === 'i' || letter === 'l');
}

function shapeOfLetter(letter: string, isInCapitals: boolean): string {
  if (letter === '1' || letter === '|') return STROKE;
  if (letter === 'I') return isInCapitals ? 'i' : STROKE;
  if (letter === 'l') return isInCapitals ? STROKE : 'l';
  if (letter === '0') return 'o';
  return letter === 'L' ? 'L' : letter.toLowerCase();
}

function latinLetter(letter: string): string {
  if (ASCII.test(letter)) return letter;
  const latin = LATIN.get(letter) ?? LATIN.get(letter.toUpperCase()) ?? boxedLetter(letter) ?? letter;
  return latin === 'l' ? '|' : latin;
}

function boxedLetter(letter: string): string | null {
  const code = letter.codePointAt(0) ?? 0;
  const row = BOXED.find((first) => code >= first && code < first + 26);
  return row === undefined ? null : String.fromCharCode('a'.charCodeAt(0) + code - row);
}
