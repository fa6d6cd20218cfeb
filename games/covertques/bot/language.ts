import topics from '../content/secret/associations.json';
import { formsOf, wordsOf } from '../words';
import { buildEar } from './ear';

/** The nearness of each word to a hint, above 0 and at most 1. Words that are not in the map are not near the hint. */
export type Nearness = ReadonlyMap<string, number>;

/** Nearness above which a bot assumes that the hint was meant for the word. */
const CLOSE = 0.4;
/** Maximum number of entries in each cache of hints. */
const MOST_REMEMBERED = 20_000;

/** The associations of each word, starting with the most common. */
const LISTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(topics).flatMap((lists) => Object.entries<string[]>(lists)),
);

/**
 * All words on all cards, without their card or face. A bot that does not know the code word must consider all of them.
 */
export const VOCABULARY: readonly string[] = [...LISTS.keys()];

/** Returns the hints for a word, starting with the most common. Empty for an unknown word. */
export function hintsFor(word: string): readonly string[] {
  return LISTS.get(word) ?? [];
}

const remembered = new Map<string, Nearness>();
let ear: ReturnType<typeof buildEar> | null = null;

/** Returns the words near a hint. The first call is slow, because it builds the index. */
export function nearTo(hint: string): Nearness {
  const known = remembered.get(hint);
  if (known) return known;
  ear ??= buildEar(LISTS);
  const near = ear(hint);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(hint, near);
  return near;
}

/** Returns the hints for one word that also fit another word, starting with the most common. */
export function shared(word: string, other: string): readonly string[] {
  const found = neighbours.get(word) ?? neighboursOf(word);
  neighbours.set(word, found);
  return found.get(other) ?? [];
}

/** Caches the neighbours of each word, and for each neighbour the hints that fit both words. */
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

/** Whether a nearness is high enough to assume that the hint is meant for the word, and not only for a similar word. */
export function isClose(nearness: number | undefined): boolean {
  return (nearness ?? 0) > CLOSE;
}

/**
 * Returns the number of words that a hint fits. According to a tip in the rulebook, only the partner understands which
 * word an insider's vague hint means, and a user's vague hint tells the insiders little.
 */
export function vagueness(hint: string): number {
  const known = vague.get(hint);
  if (known !== undefined) return known;
  const found = [...nearTo(hint).values()].filter(isClose).length;
  if (vague.size >= MOST_REMEMBERED) vague.clear();
  vague.set(hint, found);
  return found;
}

/**
 * Returns the weight of a hint that is meant only for the public word. It prefers vague hints less strongly than the
 * weight of a hint that is meant for two words.
 */
export function plainness(hint: string): number {
  return vagueness(hint) ** 0.9;
}

const vague = new Map<string, number>();
const sounds = new Map<string, ReadonlySet<string>>();

/** Returns the forms of a hint. Two hints that share a form count as the same hint. */
export function soundsOf(hint: string): ReadonlySet<string> {
  const known = sounds.get(hint);
  if (known) return known;
  const found = formsOf(wordsOf(hint).join(''));
  if (sounds.size >= MOST_REMEMBERED) sounds.clear();
  sounds.set(hint, found);
  return found;
}
