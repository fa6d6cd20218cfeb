import type { Seat } from '#shared/ids.ts';
import type { View } from '../state';
import { hintsFor, type Nearness, nearTo, plainness, shared, VOCABULARY } from './language';

/** A hint as heard: whose, about which public word, and what it brings to mind. */
export interface Heard {
  by: Seat;
  about: string;
  near: Nearness;
}

/** How often somebody who knows the code word is taken to lean on it. */
const LEANS = 0.65;
/** Weight of a word that has nothing in common with the card. */
const UNLIKELY = 0.05;
/** How near any hint is to any word, by chance. */
const BY_CHANCE = 0.05;
/** One hint alone decides nothing: neither for a word nor, since people know more words than bots, against it. */
const MOST = 9;
const LEAST = 0.45;

/** The typed hints of the last rounds. What was said aloud or not at all tells a bot nothing. */
export function heardIn(view: View, rounds: number): Heard[] {
  const recent = view.hints.filter(({ round }) => round > view.round - rounds);
  return recent.flatMap(({ by, round, text }) => {
    const about = view.publicWords[(view.dice[round - 1] ?? 0) - 1];
    return text === null || about === undefined ? [] : [{ by, about, near: nearTo(text) }];
  });
}

/**
 * How much likelier one says this hint who also has `code` in mind than one who thinks of the public word alone:
 * above 1 it leans on the code word, below 1 it passes one by that would have fitted both. What counts is how much
 * nearer the hint is to the code word than hints for that public word usually are. `strange` is said of one that brings
 * nothing to mind.
 */
export function leaning({ about, near }: Heard, code: string, strange: number): number {
  if (near.size === 0) return strange;
  const usual = usualNearness(about, code);
  const towards = (near.get(code) ?? 0) + BY_CHANCE;
  return Math.max(LEAST, Math.min(MOST, 1 - LEANS + (LEANS * towards) / usual));
}

/** How near hints for a public word are to another word on average, as often as each is given. */
function usualNearness(about: string, code: string): number {
  const key = `${about} ${code}`;
  const known = usual.get(key);
  if (known !== undefined) return known;
  let sum = 0;
  let weights = 0;
  for (const hint of hintsFor(about)) {
    sum += plainness(hint) * (nearTo(hint).get(code) ?? 0);
    weights += plainness(hint);
  }
  const found = BY_CHANCE + (weights === 0 ? 0 : sum / weights);
  usual.set(key, found);
  return found;
}

/** Found once for each pair of words of the vocabulary. */
const usual = new Map<string, number>();

/** Each seat's leaning on a word over all its hints; 1: it tells nothing. */
export function leanings(
  seats: readonly Seat[],
  heard: readonly Heard[],
  code: string,
  strange: number,
): Map<Seat, number> {
  const all = new Map(seats.map((seat) => [seat, 1]));
  for (const hint of heard) {
    const so = all.get(hint.by);
    if (so !== undefined) all.set(hint.by, so * leaning(hint, code, strange));
  }
  return all;
}

/**
 * What the code word may be for one who does not know it: any word in a bot's head but the public face, and the
 * more it has in common with that, the likelier, for both faces of a card have one topic.
 */
export function possibleCodes({ publicWords }: View): Map<string, number> {
  const likely = (word: string) => publicWords.reduce((sum, open) => sum + shared(open, word).length, 0);
  return new Map(
    VOCABULARY.filter((word) => !publicWords.includes(word)).map((word) => [word, likely(word) + UNLIKELY]),
  );
}
