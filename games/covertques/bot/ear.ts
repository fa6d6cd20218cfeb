import type { Seat } from '../../../shared/ids';
import type { View } from '../state';
import { hintsFor, isClose, type Nearness, nearTo, shared, VOCABULARY } from './language';

/** A hint as heard: whose, about which public word, and what it brings to mind. */
export interface Heard {
  by: Seat;
  about: string;
  near: Nearness;
}

/** How often somebody who knows the code word is taken to lean on it. */
const LEANS = 0.7;
/** Weight of a word that has nothing in common with the card. */
const UNLIKELY = 0.05;
/** How seldom a hint has nothing to do with the public word. */
const STRAY = 0.3;
/** One hint alone decides nothing. */
const MOST = 7;

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
 * above 1 it leans on the code word, below 1 it passes one by that would have fitted both. A hint that brings neither
 * to mind tells nothing: people know more words than bots.
 */
export function leaning({ about, near }: Heard, code: string): number {
  const fitting = shared(about, code).length;
  const towards = near.get(code) ?? 0;
  const isAbout = isClose(near.get(about));
  if (towards === 0 && (fitting === 0 || !isAbout)) return 1;
  const plain = (isAbout ? 1 : STRAY) / hintsFor(about).length;
  const both = isAbout ? 1 / (fitting + 1) : STRAY / 2;
  return Math.min(MOST, (LEANS * towards * both + (1 - LEANS) * plain) / plain);
}

/** Each seat's leaning on a word over all its hints; 1: it tells nothing. */
export function leanings(seats: readonly Seat[], heard: readonly Heard[], code: string): Map<Seat, number> {
  const all = new Map(seats.map((seat) => [seat, 1]));
  for (const hint of heard) {
    const so = all.get(hint.by);
    if (so !== undefined) all.set(hint.by, so * leaning(hint, code));
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
