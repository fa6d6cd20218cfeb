import type { Seat } from 'hush/game';
import type { View } from '../state';
import { hintsFor, type Nearness, nearTo, plainness, shared, VOCABULARY } from './language';

/** A typed hint: the seat that gave it, the round's public word and the words near the hint. */
export interface Heard {
  by: Seat;
  about: string;
  near: Nearness;
}

/** Assumed share of hints that point to the code word, among hints from seats that know the code word. */
const LEANS = 0.65;
/** Weight of a word that has no hint in common with the public face. */
const UNLIKELY = 0.05;
/** Nearness added to every pair of hint and word, because any hint may be near any word by chance. */
const BY_CHANCE = 0.05;
/**
 * Upper and lower bound for the weight of one hint. Because people know more words than bots do, a single hint must not
 * decide for or against a word.
 */
const MOST = 9;
const LEAST = 0.45;

/** Returns the typed hints of the last `rounds` rounds. Hints said aloud or missed tell a bot nothing. */
export function heardIn(view: View, rounds: number): Heard[] {
  const recent = view.hints.filter(({ round }) => round > view.round - rounds);
  return recent.flatMap(({ by, round, text }) => {
    const about = view.publicWords[(view.dice[round - 1] ?? 0) - 1];
    return text === null || about === undefined ? [] : [{ by, about, near: nearTo(text) }];
  });
}

/**
 * Returns how much likelier a player who knows `code` is to give this hint than a player who thinks only of the public
 * word. If the result is above 1, the hint points to the code word. Compares the hint's nearness to the code word with
 * that of usual hints for the public word.
 *
 * @returns `strange` if the bot knows no word in the hint
 */
export function leaning({ about, near }: Heard, code: string, strange: number): number {
  if (near.size === 0) return strange;
  const usual = usualNearness(about, code);
  const towards = (near.get(code) ?? 0) + BY_CHANCE;
  return Math.max(LEAST, Math.min(MOST, 1 - LEANS + (LEANS * towards) / usual));
}

/**
 * Returns the average nearness between the hints for a public word and the word `code`, weighted by how often each hint
 * is given.
 */
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

/** Cache of average nearness by pair of words. */
const usual = new Map<string, number>();

/** Returns, for each seat, the product of its hints' likelihood ratios for a code word. The value 1 is neutral. */
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
 * Returns the weights of possible code words for a seat that does not know the code word. These are all words except
 * the six public words. Words with more hints in common with the public words weigh more, because both faces of a card
 * have the same topic.
 */
export function possibleCodes({ publicWords }: View): Map<string, number> {
  const likely = (word: string) => publicWords.reduce((sum, open) => sum + shared(open, word).length, 0);
  return new Map(
    VOCABULARY.filter((word) => !publicWords.includes(word)).map((word) => [word, likely(word) + UNLIKELY]),
  );
}
