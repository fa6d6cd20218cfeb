import topics from '../content/secret/associations.json';
import { formsOf, wordsOf } from '../words';
import { buildEar } from './ear';

/** How near a hint is to each word it brings to mind, 0 to 1. What is not in it, it does not bring to mind. */
export type Nearness = ReadonlyMap<string, number>;

/** From here on a hint was made for a word, or for something very like it. */
const CLOSE = 0.4;
/** So many hints are kept in mind with what they bring there. */
const MOST_REMEMBERED = 20_000;

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

const remembered = new Map<string, Nearness>();
let ear: ReturnType<typeof buildEar> | null = null;

/** Which words a hint brings to mind. The first question builds the ear. */
export function nearTo(hint: string): Nearness {
  const known = remembered.get(hint);
  if (known) return known;
  ear ??= buildEar(LISTS);
  const near = ear(hint);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(hint, near);
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
  return (nearness ?? 0) > CLOSE;
}

/**
 * How many words a hint was made for, all told: from an insider a vague one tells nobody but the partner which was
 * meant; from a user it tells the insiders little (the rulebook's tip).
 */
export function vagueness(hint: string): number {
  const known = vague.get(hint);
  if (known !== undefined) return known;
  const found = [...nearTo(hint).values()].filter(isClose).length;
  if (vague.size >= MOST_REMEMBERED) vague.clear();
  vague.set(hint, found);
  return found;
}

/** How often a hint is given for its word alone: a vague one sooner, but not as much as by who means two words. */
export function plainness(hint: string): number {
  return vagueness(hint) ** 0.9;
}

const vague = new Map<string, number>();
const sounds = new Map<string, ReadonlySet<string>>();

/** Two hints that share one of these are the same hint. */
export function soundsOf(hint: string): ReadonlySet<string> {
  const known = sounds.get(hint);
  if (known) return known;
  const found = formsOf(wordsOf(hint).join(''));
  if (sounds.size >= MOST_REMEMBERED) sounds.clear();
  sounds.set(hint, found);
  return found;
}
