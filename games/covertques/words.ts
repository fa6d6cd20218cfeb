import { LOOKALIKES } from './content/lookalikes';
import { HINT_LENGTH, HINT_WORDS, MOST_MARKS } from './state';

/** How hints, public words and code words are compared: what somebody would hear as the same word. */

/** Quotes, primes and all that stands for them among the modifier letters; none of them parts a word. */
const APOSTROPHES =
  /['`´‘’‛“”‟′-‷⁗＇｀"＂՚՝׳״ߴߵ\u02b9-\u02df\u02e5-\u02ff\u0374\u1fbd-\u1fc1\u1fcd-\u1fcf\u1fdd-\u1fdf\u1fed-\u1fef\u1ffd\u1ffe\ua700-\ua721\ua788-\ua78c]/g;
const MARKS = /\p{M}/gu;
/** More marks on one letter than any alphabet needs. */
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MOST_MARKS + 1},}`, 'u');
const PARTING = /[^\p{L}\p{N}]+/u;
/** Nothing to see: controls, joiners, direction changes, fillers, variation selectors, halves of characters. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;
const CONTROL = /\p{Cc}/u;
const SPACES = /\p{White_Space}+/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** A plural is taken off only where that many letters stay. */
const SHORTEST_FORM = 3;

/** A hint as it is shown: trimmed, with single spaces. */
export function tidy(text: string): string {
  return text.replace(SPACES, ' ').trim();
}

/** [CQ-49] 1 to 3 words, at most 30 characters, something to read, nothing that cannot be seen. */
export function isHint(text: string): boolean {
  if (INVISIBLE.test(text)) return false;
  const shown = tidy(text);
  if (CONTROL.test(shown) || !LETTER_OR_DIGIT.test(shown.replace(APOSTROPHES, ''))) return false;
  return [...shown].length <= HINT_LENGTH && shown.split(' ').length <= HINT_WORDS;
}

/** [CQ-65] At most two marks on a letter; accents that make another letter of it are no marks. */
export function hasTooManyMarks(text: string): boolean {
  return TOO_MANY_MARKS.test(text.normalize('NFC'));
}

/** [CQ-10, CQ-48, CQ-66] A run of the hint's neighbouring words, joined, equals the word joined, heard or seen. */
export function contains(hint: string, word: string): boolean {
  const [spoken, sought] = [readingsOf(hint), readingsOf(word)];
  return READINGS.some((_, at) => holds(spoken[at] ?? [], sought[at] ?? []));
}

function holds(spoken: readonly string[], word: readonly string[]): boolean {
  const sought = formsOf(word.join(''));
  return spoken.some((_, from) => {
    const rest = spoken.slice(from);
    return rest.some((_, last) => sharesForm(formsOf(rest.slice(0, last + 1).join('')), sought));
  });
}

/** [CQ-50] All their words joined are equal. */
export function isSameHint(one: string, other: string): boolean {
  const [first, second] = [readingsOf(one), readingsOf(other)];
  return READINGS.some((_, at) => sharesForm(joined(first[at]), joined(second[at])));
}

/** Lower case, without accents and apostrophes; whatever else is no letter or digit parts words. */
export function wordsOf(text: string): string[] {
  return parted(lower(bare(text)));
}

/** As it is heard, and as it looks: a stroke can be an i or an l, and then a nought is an o and rn an m. */
const READINGS: readonly ((text: string) => string[])[] = [
  wordsOf,
  (text) => parted(lower(latin(bare(text)))),
  (text) =>
    parted(
      lower(latin(bare(text)).replace(STROKES, 'l'))
        .replaceAll('0', 'o')
        .replaceAll('rn', 'm'),
    ),
];

/** What was read lately: the same words are compared again and again. */
const read = new Map<string, readonly (readonly string[])[]>();
const MOST_READ = 2_000;

function readingsOf(text: string): readonly (readonly string[])[] {
  const known = read.get(text);
  if (known) return known;
  if (read.size >= MOST_READ) read.clear();
  const readings = READINGS.map((reading) => reading(text));
  read.set(text, readings);
  return readings;
}

function joined(words: readonly string[] = []): Set<string> {
  return formsOf(words.join(''));
}

const STROKES = /[I1|]/g;
const ASCII = /^[\0-\x7f]*$/;

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKALIKES).flatMap(([letters, alike]) => [...alike].map((each) => [each, letters])),
);

/** Rows of the alphabet in a box or a disc, which no normal form takes out of it. */
const BOXED: readonly number[] = [0x1f150, 0x1f170, 0x1f1e6];

/** What looks like a Latin letter, as that letter. */
function latin(text: string): string {
  if (ASCII.test(text)) return text;
  return [...text].map((each) => LATIN.get(each) ?? boxedLetter(each) ?? each).join('');
}

function boxedLetter(character: string): string | null {
  const code = character.codePointAt(0) ?? 0;
  const row = BOXED.find((first) => code >= first && code < first + 26);
  return row === undefined ? null : String.fromCharCode('a'.charCodeAt(0) + code - row);
}

function bare(text: string): string {
  return text.replace(APOSTROPHES, '').normalize('NFKD').replace(MARKS, '');
}

function lower(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(MARKS, '');
}

function parted(text: string): string[] {
  return text.split(PARTING).filter((word) => word !== '');
}

/** A word and what it may be the plural of. */
export function formsOf(word: string): Set<string> {
  const singulars = [
    ...without(word, 's'),
    ...without(word, 'es'),
    ...without(word, 'ies', 'y'),
    ...without(word, 'ves', 'f'),
    ...without(word, 'ves', 'fe'),
  ];
  return new Set([word, ...singulars.filter((form) => [...form].length >= SHORTEST_FORM)]);
}

function without(word: string, ending: string, instead = ''): string[] {
  return word.endsWith(ending) ? [word.slice(0, -ending.length) + instead] : [];
}

function sharesForm(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((form) => form !== '' && others.has(form));
}
