import type { Seat } from '#shared/ids.ts';
import type { View } from '../state';

/** The deal of the coached match: the topic Ocean, the code word Submarine, and the public words Whale and Dolphin. */
export const SEED = 'df044a815136a2a7bbded4ec7e1c2ed7320c5ede3c3c5940eccc7a358412d0d3';

/** The learner, who is the Admin. */
export const LEARNER: Seat = '0';
export const HACKER: Seat = '3';
/** The User who suspects `BLAMED` and is suspected in return. */
export const ACCUSER: Seat = '1';
/** The User with the vaguest hint, who is voted out in round 1. */
export const BLAMED: Seat = '4';

/** The hints that the coach proposes, by round. Each fits the public word and the code word. */
export const PROPOSED: readonly string[] = ['deep', 'dive'];

/**
 * Each bot's hints by round: the first, and one to give if somebody has already given the first. The Hacker's hints fit
 * both words.
 */
const HINTS: readonly Readonly<Record<Seat, readonly [string, string]>>[] = [
  { 1: ['moby dick', 'blubber'], 2: ['spout', 'song'], [HACKER]: ['sailors', 'captain'], [BLAMED]: ['big', 'huge'] },
  { 1: ['jumping', 'playful'], 2: ['clever', 'friendly'], [HACKER]: ['sonar', 'underwater'] },
];

/** Returns the hints that the script has for a bot's next turn. It has none after round 2. */
export function hintsOf({ round }: View, seat: Seat): readonly string[] {
  return HINTS[round - 1]?.[seat] ?? [];
}

/** Whether a seat has suspected that player in this round. */
export function hasSuspected({ suspicions }: View, by: Seat, player: Seat): boolean {
  return suspicions.some((each) => each.by === by && each.player === player);
}
