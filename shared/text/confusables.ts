import table from './confusables.json';

/**
 * Stands for a stroke that could be an i or an l. A dotless i is used because `shapeOf` never returns it for anything
 * else.
 */
const STROKE = 'ı';

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(table).flatMap(([letters, alike]) => [...alike].map((each) => [each, letters])),
);

/** The first character of each Unicode block of boxed or circled letters that normalization does not convert. */
const BOXED: readonly number[] = [0x1f150, 0x1f170, 0x1f1e6];
const ASCII = /^[\0-\x7f]*$/;
const ACCENTS_AS_APOSTROPHES = /[`´]/g;
const WORD = /[\p{L}\p{N}\p{M}|]+/gu;
/** Matches a capital other than I that is not the first letter. The first letter may be a capital in any word. */
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
 * Returns a lower-case form of `text` in which characters that look alike are equal. Compare two results with
 * `looksLike`. The characters 1, |, I and l all become the same ambiguous character, with two exceptions: I becomes i
 * in a word of capitals, and l stays l in any other word. 0 becomes o. A capital L is not ambiguous.
 */
export function shapeOf(text: string): string {
  return latinOf(text).replace(WORD, (word) => {
    const isInCapitals = CAPITAL.test(word) && !SMALL.test(word);
    return [...word].map((letter) => shapeOfLetter(letter, isInCapitals)).join('');
  });
}

/** Returns true if two results of `shapeOf` look the same to a reader. For example, `rn` looks like `m`. */
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
