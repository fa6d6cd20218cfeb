import { looksLike } from '#shared/text/confusables.ts';

/** Compares two words, as they sound or as they look. */
export type Alike = (one: string, other: string) => boolean;

/** Rules of spelling in a language. Words are in lower case and have no marks, except for `ownLetters`. */
export interface Spelling {
  /** Letters that keep their mark, and the character that stands for each. */
  ownLetters?: readonly Replacement[];
  /** Spellings of the same letter, such as ae for ä. Applied to each word. */
  spellings?: readonly Replacement[];
  /** Whether an apostrophe separates words, as in “l’avion”. In other languages it belongs to a word. */
  isElided?: boolean;
  /** Articles, which make no difference between two hints. */
  articles: ReadonlySet<string>;
  /** Whether each word of a name has forms, as in “estrellas de mar”. In other languages only the whole has. */
  hasFormsInside?: boolean;
  /** Returns a word together with its possible base forms. Words that share a form are equal. */
  formsOf(word: string): Set<string>;
  /** Whether a word is a compound with the other word. */
  isCompound?(word: string, part: string, isAlike: Alike): boolean;
  /** Words for random hints. They are not on topic cards. */
  plain: { first: readonly string[]; second: readonly string[] };
}

export type Replacement = readonly [found: RegExp, instead: string];

/** An ending that a form may have, and the one of its base form. */
export type Ending = readonly [ending: string, instead: string];

/** Minimum number of letters left after an ending is removed. */
const SHORTEST_FORM = 3;

/** Returns the forms of `words` without one of these endings. */
export function withoutEndings(words: Iterable<string>, endings: readonly Ending[]): string[] {
  return [...words].flatMap((word) =>
    endings.flatMap(([ending, instead]) => {
      const form = word.slice(0, -ending.length) + instead;
      return looksLike(word.slice(-ending.length), ending) && [...form].length >= SHORTEST_FORM ? [form] : [];
    }),
  );
}
