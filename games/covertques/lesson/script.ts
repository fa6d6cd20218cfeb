import type { Seat } from 'hush/game';
import type { View } from '../state';

/**
 * Seed of the lesson's match. Its topic is Ocean, its code word Submarine, and its public words are Whale and Dolphin.
 */
export const SEED = 'df044a815136a2a7bbded4ec7e1c2ed7320c5ede3c3c5940eccc7a358412d0d3';

/** The learner's seat, which has the role of the Admin. */
export const LEARNER: Seat = '0';
export const HACKER: Seat = '3';
/** The User who suspects `BLAMED` and is suspected in return. */
export const ACCUSER: Seat = '1';
/** The User who gives the vaguest hint and is voted out in round 1. */
export const BLAMED: Seat = '4';

/** The hints that the coach suggests, by round. Each hint fits both the public word and the code word. */
export const PROPOSED: readonly string[] = ['deep', 'dive'];

/**
 * The hints of each bot by round: a first hint, and a second one to give if another player has already given the first.
 * The Hacker's hints fit both the public word and the code word.
 */
const HINTS: readonly Readonly<Record<Seat, readonly [string, string]>>[] = [
  { 1: ['moby dick', 'blubber'], 2: ['spout', 'song'], [HACKER]: ['sailors', 'captain'], [BLAMED]: ['big', 'huge'] },
  { 1: ['jumping', 'playful'], 2: ['clever', 'friendly'], [HACKER]: ['sonar', 'underwater'] },
];

/** Returns the hints in the script for a bot's next turn. The script ends after round 2. */
export function hintsOf({ round }: View, seat: Seat): readonly string[] {
  return HINTS[round - 1]?.[seat] ?? [];
}

/** Whether the seat `by` has suspected `player` in this round. */
export function hasSuspected({ suspicions }: View, by: Seat, player: Seat): boolean {
  return suspicions.some((each) => each.by === by && each.player === player);
}
