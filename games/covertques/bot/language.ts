import topics from '../content/secret/associations.json';
import { formsOf, wordsOf } from '../words';

/** How near a hint is to each word it brings to mind, 0 to 1. What is not in it, it does not bring to mind. */
export type Nearness = ReadonlyMap<string, number>;

/** A hint that shares only a word with one of the list. */
const BY_HALF = 0.4;
/** A hint that names the word among others. */
const NAMED = 0.9;
/** How much nearer the first hint of a word is than its last. */
const FALL = 0.3;

/** What can be said about each word, the most usual first. */
const LISTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(topics).flatMap((lists) => Object.entries<string[]>(lists)),
);

/**
 * The words a bot has in its head. All cards' words are among them, without saying which card or face they are
 * from: a bot that knows no code word must take it for any of them.
 */
export const VOCABULARY: readonly string[] = [...LISTS.keys()];

/** Hints for a word, the most usual first; none for a word that is not in the list. */
export function hintsFor(word: string): readonly string[] {
  return LISTS.get(word) ?? [];
}

/** Which words a hint brings to mind. */
export function nearTo(hint: string): Nearness {
  const near = new Map<string, number>();
  const spoken = wordsOf(hint);
  for (const form of formsOf(spoken.join(''))) raise(near, INDEX.whole.get(form));
  for (const part of spoken) for (const form of formsOf(part)) raise(near, INDEX.parts.get(form));
  return near;
}

/** Hints of a word that fit another one as well, the most usual first. */
export function shared(word: string, other: string): readonly string[] {
  const found = neighbours.get(word) ?? neighboursOf(word);
  neighbours.set(word, found);
  return found.get(other) ?? [];
}

/** Each word's neighbours with the hints that fit both, found once. */
const neighbours = new Map<string, ReadonlyMap<string, readonly string[]>>();

function neighboursOf(word: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const hint of hintsFor(word)) {
    for (const [other, nearness] of nearTo(hint)) {
      if (other !== word && isClose(nearness)) found.set(other, [...(found.get(other) ?? []), hint]);
    }
  }
  return found;
}

/** The hint was made for this word, not only for something like it. */
export function isClose(nearness: number | undefined): boolean {
  return (nearness ?? 0) > BY_HALF;
}

type Index = Record<'whole' | 'parts', Map<string, Map<string, number>>>;

/** Built when the server starts, so that no table waits for it. */
const INDEX = buildIndex();

function buildIndex(): Index {
  const built: Index = { whole: new Map(), parts: new Map() };
  for (const [word, hints] of LISTS) {
    enter(built.whole, formsOf(wordsOf(word).join('')), word, 1);
    enter(built.parts, formsOf(wordsOf(word).join('')), word, NAMED);
    for (const [place, hint] of hints.entries()) {
      const said = wordsOf(hint);
      enter(built.whole, formsOf(said.join('')), word, 1 - (FALL * place) / hints.length);
      for (const part of said) enter(built.parts, formsOf(part), word, BY_HALF);
    }
  }
  return built;
}

function enter(into: Map<string, Map<string, number>>, forms: Iterable<string>, word: string, nearness: number): void {
  for (const form of forms) {
    const near = into.get(form) ?? new Map<string, number>();
    raise(near, [[word, nearness]]);
    into.set(form, near);
  }
}

function raise(near: Map<string, number>, by: Iterable<[string, number]> = []): void {
  for (const [word, nearness] of by) near.set(word, Math.max(near.get(word) ?? 0, nearness));
}
