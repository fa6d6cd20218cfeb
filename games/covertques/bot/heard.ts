import type { Seat } from '#shared/ids.ts';
import type { View } from '../state';
import { hintsFor, type Nearness, nearTo, plainness, shared, VOCABULARY } from './language';

/** A typed hint: the seat that gave it, the round's public word and the words near the hint. */
export interface Heard {
  by: Seat;
  about: string;
  near: Nearness;
}

/** Assumed share of hints that lean on the code word, among those from seats that know it. */
const LEANS = 0.65;
/** Weight of a word that has no hint in common with the public face. */
const UNLIKELY = 0.05;
/** Nearness added to every hint and word, since any hint may be near any word by chance. */
const BY_CHANCE = 0.05;
/**
 * Upper and lower bound for the weight of one hint, so that a single hint decides neither for a word nor against it.
 * People know more words than bots do.
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
 * word. Above 1, the hint leans on the code word. The hint's nearness to the code word is compared with that of usual
 * hints for the public word.
 *
 * @returns `strange` for a hint in which no word is known
 */
export function leaning({ about, near }: Heard, code: string, strange: number): number {
  if (near.size === 0) return strange;
  const usual = usualNearness(about, code);
  const towards = (near.get(code) ?? 0) + BY_CHANCE;
  return Math.max(LEAST, Math.min(MOST, 1 - LEANS + (LEANS * towards) / usual));
}

/** Returns the average nearness to another word of the hints for a public word, weighted by how often each is given. */
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

/** Cache of the average nearness, by pair of words. */
const usual = new Map<string, number>();

/** Multiplies each seat's likelihood ratios for a code word over all its hints. 1 is neutral. */
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
 * Returns weights of possible code words for a seat that does not know the code word: all words except the public face.
 * Words with more hints in common with the public face weigh more, since both faces of a card have one topic.
 */
export function possibleCodes({ publicWords }: View): Map<string, number> {
  const likely = (word: string) => publicWords.reduce((sum, open) => sum + shared(open, word).length, 0);
  return new Map(
    VOCABULARY.filter((word) => !publicWords.includes(word)).map((word) => [word, likely(word) + UNLIKELY]),
  );
}
