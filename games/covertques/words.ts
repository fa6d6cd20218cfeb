import { HINT_LENGTH, HINT_WORDS } from './state';

/** How hints, public words and code words are compared: what somebody would hear as the same word. */

const APOSTROPHES = /['’‘‛ʼʹ′`´＇׳]/g;
const MARKS = /\p{M}/gu;
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
  if (CONTROL.test(shown) || !LETTER_OR_DIGIT.test(shown)) return false;
  return [...shown].length <= HINT_LENGTH && shown.split(' ').length <= HINT_WORDS;
}

/** [CQ-10, CQ-48] A run of the hint's neighbouring words, joined, equals the word joined. */
export function contains(hint: string, word: string): boolean {
  const spoken = wordsOf(hint);
  const sought = formsOf(wordsOf(word).join(''));
  return spoken.some((_, from) => {
    const rest = spoken.slice(from);
    return rest.some((_, last) => sharesForm(formsOf(rest.slice(0, last + 1).join('')), sought));
  });
}

/** [CQ-50] All their words joined are equal. */
export function isSameHint(one: string, other: string): boolean {
  return sharesForm(formsOf(wordsOf(one).join('')), formsOf(wordsOf(other).join('')));
}

/** Lower case, without accents and apostrophes; whatever else is no letter or digit parts words. */
export function wordsOf(text: string): string[] {
  const plain = text.replace(APOSTROPHES, '').normalize('NFKD').toLowerCase().normalize('NFKD').replace(MARKS, '');
  return plain.split(PARTING).filter((word) => word !== '');
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
