import topics from '../content/secret/associations.json';
import { formsOf, wordsOf } from '../words';
import { buildEar } from './ear';

/** The nearness of a hint to each word, above 0 and up to 1. Words not in the map are not near the hint. */
export type Nearness = ReadonlyMap<string, number>;

/** If a hint's nearness to a word is above this value, the bot assumes that the hint was meant for the word. */
const CLOSE = 0.4;
/** Maximum number of entries in each cache of hints. */
const MOST_REMEMBERED = 20_000;

/** The associations of each word, most common first. */
const LISTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(topics).flatMap((lists) => Object.entries<string[]>(lists)),
);

/**
 * All words on all cards, without their card or face. A bot that does not know the code word must consider every word.
 */
export const VOCABULARY: readonly string[] = [...LISTS.keys()];

/** Returns hints for a word, most common first. The list is empty for an unknown word. */
export function hintsFor(word: string): readonly string[] {
  return LISTS.get(word) ?? [];
}

const remembered = new Map<string, Nearness>();
let ear: ReturnType<typeof buildEar> | null = null;

/** Returns the words near a hint. The first call builds the index, which takes a while. */
export function nearTo(hint: string): Nearness {
  const known = remembered.get(hint);
  if (known) return known;
  ear ??= buildEar(LISTS);
  const near = ear(hint);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(hint, near);
  return near;
}

/** Returns the hints for a word that also fit another word, most common first. */
export function shared(word: string, other: string): readonly string[] {
  const found = neighbours.get(word) ?? neighboursOf(word);
  neighbours.set(word, found);
  return found.get(other) ?? [];
}

/** Cache of each word's neighbours, each with the hints that fit both words. */
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

/** Whether a nearness is high enough to assume that the hint fits the word itself, and not only a similar word. */
export function isClose(nearness: number | undefined): boolean {
  return (nearness ?? 0) > CLOSE;
}

/**
 * Returns the number of words that a hint fits. Following a tip in the rulebook, an insider's vague hint tells only the
 * partner which word was meant, and a user's vague hint tells the insiders little.
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
 * Returns the weight of a hint meant only for the public word. This weight favours vague hints less than the weight for
 * a hint meant for two words.
 */
export function plainness(hint: string): number {
  return vagueness(hint) ** 0.9;
}

const vague = new Map<string, number>();
const sounds = new Map<string, ReadonlySet<string>>();

/** Returns the forms of a hint. Two hints with a form in common count as the same hint. */
export function soundsOf(hint: string): ReadonlySet<string> {
  const known = sounds.get(hint);
  if (known) return known;
  const found = formsOf(wordsOf(hint).join(''));
  if (sounds.size >= MOST_REMEMBERED) sounds.clear();
  sounds.set(hint, found);
  return found;
}
