import { must } from 'hush/game';
import { latinOf, looksLike, shapeOf } from '#shared/text/confusables.ts';
import { type Language, SPELLINGS } from './languages';
import type { Alike, Replacement, Spelling } from './languages/spelling';
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
/** Matches letters that `looksLike` may take for others. */
const AMBIGUOUS = /ı|rn/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

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

/**
 * [CQ-10, CQ-48, CQ-66] Whether consecutive words of the hint, joined together, sound or look like the word in this
 * language, or are a compound with it.
 */
export function contains(hint: string, word: string, language: Language): boolean {
  const [spoken, sought] = [readingsOf(hint, language), readingsOf(word, language)];
  const spelling = SPELLINGS[language];
  if (holds(spoken.heard, sought.heard, isEqual, spelling)) return true;
  return !(spoken.isPlain && sought.isPlain) && holds(spoken.seen, sought.seen, looksLike, spelling);
}

/**
 * Returns the part of the hint, as the player typed it, that sounds or looks like the word: the shortest run of
 * consecutive words. Returns the whole hint if no part does.
 */
export function partLike(hint: string, word: string, language: Language): string {
  const typed = tidy(hint).split(' ');
  const runs = typed.flatMap((_, at) => typed.slice(at).map((_, more) => typed.slice(at, at + more + 1)));
  const found = runs
    .sort((one, other) => one.length - other.length)
    .find((run) => contains(run.join(' '), word, language));
  return (found ?? typed).join(' ');
}

const isEqual: Alike = (one, other) => one === other;

function holds(spoken: readonly string[], words: readonly string[], isAlike: Alike, spelling: Spelling): boolean {
  const word = words.join('');
  const sought = formsIn(spelling, word);
  return spoken.some((_, from) => {
    const rest = spoken.slice(from);
    if (spelling.isCompound?.(must(rest[0]), word, isAlike)) return true;
    if (spelling.hasFormsInside && isEachAlike(rest, words, isAlike, spelling)) return true;
    return rest.some((_, last) => sharesForm(formsIn(spelling, rest.slice(0, last + 1).join('')), sought, isAlike));
  });
}

/** Whether the hint's next words are the words of a name, each in any of its forms. */
function isEachAlike(rest: readonly string[], words: readonly string[], isAlike: Alike, spelling: Spelling): boolean {
  return words.every((word, at) => sharesForm(formsIn(spelling, rest[at] ?? ''), formsIn(spelling, word), isAlike));
}

/** [CQ-50] Whether two hints, with their words joined together, sound or look the same. */
export function isSameHint(one: string, other: string, language: Language): boolean {
  const [first, second] = [readingsOf(one, language), readingsOf(other, language)];
  const joined = (words: readonly string[]) => formsOf(words, language);
  return (
    sharesForm(joined(first.heard), joined(second.heard), isEqual) ||
    sharesForm(joined(first.seen), joined(second.seen), looksLike)
  );
}

/**
 * Splits a text into lower-case words without accents and apostrophes. All other non-alphanumeric characters separate
 * words.
 */
export function wordsOf(text: string, language: Language): string[] {
  const { spellings = [] } = SPELLINGS[language];
  return parted(lower(bare(prepared(text, language)))).map((word) => replaced(word, spellings));
}

/** The words of a text, as they sound and as they look. */
interface Readings {
  heard: readonly string[];
  seen: readonly string[];
  /** Whether the words look as they sound, and no letters of them look like others. */
  isPlain: boolean;
}

/** Caches recent readings, because the same words are compared many times. */
const read = new Map<string, Readings>();
const MOST_READ = 2_000;

function readingsOf(text: string, language: Language): Readings {
  const key = `${language} ${text}`;
  const known = read.get(key);
  if (known) return known;
  if (read.size >= MOST_READ) read.clear();
  const [heard, seen] = [wordsOf(text, language), seenWordsOf(text, language)];
  const isPlain = heard.join() === seen.join() && !AMBIGUOUS.test(seen.join(''));
  const readings = { heard, seen, isPlain };
  read.set(key, readings);
  return readings;
}

function seenWordsOf(text: string, language: Language): string[] {
  const { spellings = [] } = SPELLINGS[language];
  const latin = latinOf(prepared(text, language).replace(APOSTROPHES, '')).replace(APOSTROPHES, '').replace(MARKS, '');
  return parted(shapeOf(latin).toLowerCase()).map((word) => replaced(word, spellings));
}

/** Replaces the language's own letters, and the apostrophes if they separate words. */
function prepared(text: string, language: Language): string {
  const { ownLetters, isElided } = SPELLINGS[language];
  const whole = ownLetters ? replaced(text.normalize('NFC'), ownLetters) : text;
  return isElided ? whole.replace(APOSTROPHES, ' ') : whole;
}

function replaced(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((so, [found, instead]) => so.replace(found, instead), text);
}

/** Returns the forms of words that are joined together, without articles at their beginning. */
export function formsOf(words: readonly string[], language: Language): ReadonlySet<string> {
  const spelling = SPELLINGS[language];
  const from = words.findIndex((word) => !spelling.articles.has(word));
  return formsIn(spelling, words.slice(Math.max(0, from)).join(''));
}

/** Caches the forms of recent words. */
const forms = new Map<Spelling, Map<string, ReadonlySet<string>>>();

function formsIn(spelling: Spelling, word: string): ReadonlySet<string> {
  const kept = forms.get(spelling) ?? new Map<string, ReadonlySet<string>>();
  forms.set(spelling, kept);
  const found = kept.get(word) ?? spelling.formsOf(word);
  if (kept.size >= MOST_READ) kept.clear();
  kept.set(word, found);
  return found;
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

function sharesForm(some: ReadonlySet<string>, others: ReadonlySet<string>, isAlike: Alike): boolean {
  if (isAlike === isEqual) return [...some].some((form) => form !== '' && others.has(form));
  return [...some].some((form) => form !== '' && [...others].some((other) => isAlike(form, other)));
}
