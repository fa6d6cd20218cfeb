import type { Language } from '../languages';
import { wordsOf } from '../words';
import { STEMS, type Stems } from './endings';

/** Nearness of a word to a hint that is the word itself (`WHOLE`), or that contains it among other words (`NAMED`). */
const WHOLE = 1;
const NAMED = 0.9;
/** Nearness of a word to its first and its last association. `RELATED` has these two values for related words. */
const SAID = [1, 0.7] as const;
const RELATED = [0.95, 0.65] as const;
/** Factor if the hint matches only a word of the same family, such as "surfer" for "surf". */
const FAMILY = 0.85;
/**
 * Factors if only one word of the hint (`PART`) or of an association (`HALF`) matches. They depend on whether that word
 * is usual or rare, because a match with a usual word says little.
 */
const PART = { usual: 0.5, rare: 0.9 } as const;
const HALF = { usual: 0.2, rare: 0.6 } as const;
/**
 * If one word of a hint is near at least this many words, it gets the factor `usual`. With fewer words, the factor is
 * closer to `rare`.
 */
const EVERYTHING = 60;
/** Factor for a hint in which some words match nothing. */
const INCOMPLETE = 0.88;

type Near = Map<string, number>;
type Index = Map<string, Near>;

/**
 * Indexes that map stems or roots to words. The keys of `whole` are stems of whole associations, the keys of `parts`
 * are stems of single words in associations, and the keys of `roots` are roots of one-word associations.
 */
interface Indexes extends Stems {
  language: Language;
  whole: Index;
  parts: Index;
  roots: Index;
}

/**
 * Creates a function that returns the words near a hint, each with a nearness from 0 to 1. `lists` contains the
 * associations of each word, and `others` its related words.
 */
export function buildEar(
  language: Language,
  lists: ReadonlyMap<string, readonly string[]>,
  others: ReadonlyMap<string, readonly string[]>,
): (hint: string) => Near {
  const indexes: Indexes = { language, ...STEMS[language], whole: new Map(), parts: new Map(), roots: new Map() };

  for (const [word, said] of lists) {
    enterAll(indexes, word, said, SAID);
    enterAll(indexes, word, others.get(word) ?? [], RELATED);
    enter(indexes, word, word, WHOLE);
  }
  return (hint) => hear(indexes, hint);
}

function enterAll(indexes: Indexes, word: string, hints: readonly string[], [first, last]: readonly [number, number]) {
  for (const [place, hint] of hints.entries()) {
    enter(indexes, word, hint, first - ((first - last) * place) / hints.length);
  }
}

function enter(indexes: Indexes, word: string, hint: string, nearness: number): void {
  const { whole, parts, roots, stemOf, rootOf } = indexes;
  const said = meaningful(indexes, hint);
  const [first = '', ...rest] = said;
  if (rest.length === 0) {
    raise(whole, stemOf(first), word, nearness);
    raise(roots, rootOf(first), word, nearness * FAMILY);
    return;
  }
  const stems = said.map(stemOf);
  raise(whole, stems.join(' '), word, nearness);
  raise(whole, stemOf(said.join('')), word, nearness);
  for (const stem of stems) raise(parts, stem, word, nearness);
}

function hear(indexes: Indexes, hint: string): Near {
  const { stemOf } = indexes;
  const said = meaningful(indexes, hint);
  const near: Near = new Map();
  add(near, indexes.whole.get(said.map(stemOf).join(' ')));
  add(near, indexes.whole.get(stemOf(said.join(''))));
  if (said.length === 1) return only(indexes, said[0] ?? '', near);
  for (let length = said.length - 1; length > 1; length--) {
    for (let from = 0; from + length <= said.length; from++) {
      add(
        near,
        indexes.whole.get(
          said
            .slice(from, from + length)
            .map(stemOf)
            .join(' '),
        ),
        NAMED,
      );
    }
  }
  const parts = said.map((part) => partOf(indexes, part));
  const cover = parts.every(({ size }) => size > 0) ? 1 : INCOMPLETE;
  for (const part of parts) add(near, part, cover);
  return near;
}

/**
 * Adds the matches of a one-word hint: associations of the same word family, and longer associations that contain the
 * word.
 */
function only({ roots, parts, stemOf, rootOf }: Indexes, word: string, near: Near): Near {
  add(near, roots.get(rootOf(word)));
  const found = parts.get(stemOf(word));
  add(near, found, weight(HALF, found));
  return near;
}

/** Returns the matches for one word of a longer hint. */
function partOf({ whole, roots, parts, stemOf, rootOf }: Indexes, word: string): Near {
  const near: Near = new Map();
  const found = whole.get(stemOf(word));
  add(near, found, weight(PART, found));
  if (!found) add(near, roots.get(rootOf(word)), PART.usual);
  const longer = parts.get(stemOf(word));
  add(near, longer, weight(HALF, longer));
  return near;
}

function weight({ usual, rare }: { usual: number; rare: number }, found: Near | undefined): number {
  const share = Math.min(1, Math.log(Math.max(1, found?.size ?? 0)) / Math.log(EVERYTHING));
  return rare - (rare - usual) * share;
}

/** Returns the words of a hint without those that add no meaning, or all words if none is left. */
function meaningful({ language, empty }: Indexes, hint: string): string[] {
  const all = wordsOf(hint, language);
  const some = all.filter((word) => !empty.has(word));
  return some.length > 0 ? some : all;
}

function raise(index: Index, key: string, word: string, nearness: number): void {
  if (key === '') return;
  const near = index.get(key) ?? new Map<string, number>();
  near.set(word, Math.max(near.get(word) ?? 0, nearness));
  index.set(key, near);
}

function add(near: Near, found: Near | undefined, factor = 1): void {
  for (const [word, nearness] of found ?? []) near.set(word, Math.max(near.get(word) ?? 0, nearness * factor));
}
