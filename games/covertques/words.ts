import { latinOf, looksLike, shapeOf } from '#shared/text/confusables.ts';
import { HINT_LENGTH, HINT_WORDS, MOST_MARKS } from './state';

// Compares hints, public words and code words by how they sound and look.

/** Matches quotes, primes and similar modifier letters, which do not separate words. */
const APOSTROPHES =
  /['`´‘’‛“”‟′-‷⁗＇｀"＂՚՝׳״ߴߵ\u02b9-\u02df\u02e5-\u02ff\u0374\u1fbd-\u1fc1\u1fcd-\u1fcf\u1fdd-\u1fdf\u1fed-\u1fef\u1ffd\u1ffe\ua700-\ua721\ua788-\ua78c]/g;
const MARKS = /\p{M}/gu;
/** Matches a letter with more combining marks than any alphabet needs. */
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MOST_MARKS + 1},}`, 'u');
const PARTING = /[^\p{L}\p{N}]+/u;
/** Matches invisible characters: controls, joiners, direction marks, fillers, variation selectors, lone surrogates. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;
const CONTROL = /\p{Cc}/u;
const SPACES = /\p{White_Space}+/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Minimum number of letters left after a plural ending is removed. */
const SHORTEST_FORM = 3;

/** Returns a hint in the form in which it is shown: trimmed, with single spaces. */
export function tidy(text: string): string {
  return text.replace(SPACES, ' ').trim();
}

/**
 * [CQ-49] Whether a text is a valid hint: 1 to 3 words, at most 30 characters, at least one letter or digit, no
 * invisible characters.
 */
export function isHint(text: string): boolean {
  if (INVISIBLE.test(text)) return false;
  const shown = tidy(text);
  if (CONTROL.test(shown) || !LETTER_OR_DIGIT.test(shown.replace(APOSTROPHES, ''))) return false;
  return [...shown].length <= HINT_LENGTH && shown.split(' ').length <= HINT_WORDS;
}

/** [CQ-65] Whether a letter has more than two combining marks after NFC composition. */
export function hasTooManyMarks(text: string): boolean {
  return TOO_MANY_MARKS.test(text.normalize('NFC'));
}

/** [CQ-10, CQ-48, CQ-66] Whether consecutive words of the hint, joined together, sound or look like the word. */
export function contains(hint: string, word: string): boolean {
  const [spoken, sought] = [readingsOf(hint), readingsOf(word)];
  return holds(spoken.heard, sought.heard, isEqual) || holds(spoken.seen, sought.seen, looksLike);
}

/**
 * Returns the part of the hint, as the player typed it, that sounds or looks like the word: the shortest run of
 * consecutive words. Returns the whole hint if no part does.
 */
export function partLike(hint: string, word: string): string {
  const typed = tidy(hint).split(' ');
  const runs = typed.flatMap((_, at) => typed.slice(at).map((_, more) => typed.slice(at, at + more + 1)));
  const found = runs.sort((one, other) => one.length - other.length).find((run) => contains(run.join(' '), word));
  return (found ?? typed).join(' ');
}

type Alike = (one: string, other: string) => boolean;

const isEqual: Alike = (one, other) => one === other;

function holds(spoken: readonly string[], word: readonly string[], isAlike: Alike): boolean {
  const sought = formsOf(word.join(''));
  return spoken.some((_, from) => {
    const rest = spoken.slice(from);
    return rest.some((_, last) => sharesForm(formsOf(rest.slice(0, last + 1).join('')), sought, isAlike));
  });
}

/** [CQ-50] Whether two hints, with their words joined together, sound or look the same. */
export function isSameHint(one: string, other: string): boolean {
  const [first, second] = [readingsOf(one), readingsOf(other)];
  return (
    sharesForm(joined(first.heard), joined(second.heard), isEqual) ||
    sharesForm(joined(first.seen), joined(second.seen), looksLike)
  );
}

/**
 * Splits a text into lower-case words without accents and apostrophes. All other non-alphanumeric characters separate
 * words.
 */
export function wordsOf(text: string): string[] {
  return parted(lower(bare(text)));
}

/** The words of a text, as they sound and as they look. */
interface Readings {
  heard: readonly string[];
  seen: readonly string[];
}

/** Caches recent readings, because the same words are compared many times. */
const read = new Map<string, Readings>();
const MOST_READ = 2_000;

function readingsOf(text: string): Readings {
  const known = read.get(text);
  if (known) return known;
  if (read.size >= MOST_READ) read.clear();
  const readings = { heard: wordsOf(text), seen: seenWordsOf(text) };
  read.set(text, readings);
  return readings;
}

function seenWordsOf(text: string): string[] {
  const latin = latinOf(text.replace(APOSTROPHES, '')).replace(APOSTROPHES, '').replace(MARKS, '');
  return parted(shapeOf(latin).toLowerCase());
}

function joined(words: readonly string[]): Set<string> {
  return formsOf(words.join(''));
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

/** Returns a word together with its possible singular forms. */
export function formsOf(word: string): Set<string> {
  const singulars = [
    ...without(word, 's'),
    ...without(word, 'es'),
    ...without(word, 'ies', 'y'),
    ...without(word, 'ıes', 'y'),
    ...without(word, 'ves', 'f'),
    ...without(word, 'ves', 'fe'),
  ];
  return new Set([word, ...singulars.filter((form) => [...form].length >= SHORTEST_FORM)]);
}

function without(word: string, ending: string, instead = ''): string[] {
  return word.endsWith(ending) ? [word.slice(0, -ending.length) + instead] : [];
}

function sharesForm(some: ReadonlySet<string>, others: ReadonlySet<string>, isAlike: Alike): boolean {
  return [...some].some((form) => form !== '' && [...others].some((other) => isAlike(form, other)));
}
