import type { Seat } from 'hush/game';
import type { View } from '../state';
import { type Associations, associationsIn, type Nearness } from './language';

/** A typed hint: the seat that gave it, the public word of its round, and the words near the hint. */
export interface Heard {
  by: Seat;
  about: string;
  near: Nearness;
  /** The associations in the language of the hint. */
  known: Associations;
}

/** Assumed share of hints that point to the code word, among the hints of seats that know it. */
const LEANS = 0.65;
/** Weight of a word that shares no hint with the public words. */
const UNLIKELY = 0.05;
/** Nearness added to every pair of hint and word, because any hint can be near any word by chance. */
const BY_CHANCE = 0.05;
/**
 * Bounds for the weight of one hint. People know more words than bots, so a single hint must not decide for or against
 * a word.
 */
const MOST = 9;
const LEAST = 0.45;

/**
 * Returns the typed hints of the last `rounds` rounds. Bots learn nothing from hints that were said aloud or missed.
 */
export function heardIn(view: View, rounds: number): Heard[] {
  const known = associationsIn(view.options.words);
  const recent = view.hints.filter(({ round }) => round > view.round - rounds);
  return recent.flatMap(({ by, round, text }) => {
    const about = view.publicWords[(view.dice[round - 1] ?? 0) - 1];
    return text === null || about === undefined ? [] : [{ by, about, near: known.nearTo(text), known }];
  });
}

/**
 * Returns how much likelier this hint is from a player who knows `code` than from a player who thinks only of the
 * public word. A result above 1 means that the hint points to the code word. The hint's nearness to the code word is
 * compared with that of typical hints for the public word.
 *
 * @returns `strange` if the bot knows no word in the hint
 */
export function leaning({ about, near, known }: Heard, code: string, strange: number): number {
  if (near.size === 0) return strange;
  const usual = usualNearness(known, about, code);
  const towards = (near.get(code) ?? 0) + BY_CHANCE;
  return Math.max(LEAST, Math.min(MOST, 1 - LEANS + (LEANS * towards) / usual));
}

/**
 * Returns the average nearness of the word `code` to hints for a public word. Each hint is weighted by how often it is
 * given.
 */
function usualNearness(known: Associations, about: string, code: string): number {
  const averages = usual.get(known) ?? new Map<string, number>();
  usual.set(known, averages);
  const key = `${about} ${code}`;
  const average = averages.get(key);
  if (average !== undefined) return average;
  let sum = 0;
  let weights = 0;
  for (const hint of known.hintsFor(about)) {
    sum += known.plainness(hint) * (known.nearTo(hint).get(code) ?? 0);
    weights += known.plainness(hint);
  }
  const found = BY_CHANCE + (weights === 0 ? 0 : sum / weights);
  averages.set(key, found);
  return found;
}

/** Caches the average nearness of each pair of words. */
const usual = new Map<Associations, Map<string, number>>();

/**
 * Returns a value for each seat that says how strongly its hints point to a code word: the product of their likelihood
 * ratios. 1 is neutral.
 */
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
 * Returns the weight of each possible code word for a seat that does not know it. All words except the six public words
 * are possible. Words that share more hints with the public words weigh more, because both faces of a card have the
 * same topic.
 */
export function possibleCodes({ publicWords, options }: View): Map<string, number> {
  const known = associationsIn(options.words);
  const likely = (word: string) => publicWords.reduce((sum, open) => sum + known.shared(open, word).length, 0);
  return new Map(
    known.vocabulary.filter((word) => !publicWords.includes(word)).map((word) => [word, likely(word) + UNLIKELY]),
  );
}
