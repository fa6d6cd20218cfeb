import type { Honours, Outcome } from '../contract/module';
import type { GameId, MatchId, MemberId, Seat } from '../ids';

export interface FinishedPlayer {
  member: MemberId;
  /** The player's name when the match ended. */
  name: string;
  /** The seed of the player's face, or null if the player had left the room when the match ended. */
  face: string | null;
  bot: boolean;
}

/** Summary of a finished match, readable without its replay. Stored when the match ends, never earlier. */
export interface FinishedMatch {
  match: MatchId;
  game: GameId;
  /** Server time in ms. */
  began: number;
  ended: number;
  outcome: Outcome;
  /** True for a coached match. Like a cancelled match, a coached match does not count. */
  lesson?: true;
  players: Record<Seat, FinishedPlayer>;
  /** The game's counts for the evening's awards, or null if the game has none. */
  honours: Record<Seat, Honours> | null;
  /** The seats that were out and predicted the winner. Left out if there are none. */
  predicted?: Seat[];
}

/**
 * Points for winning a match, for playing it to the end without winning, and for a right prediction by a player who was
 * out. The same in every game.
 */
export const POINTS = { won: 3, played: 1, predicted: 1 } as const;

/** Returns the rule for points in a sentence. Predictions are mentioned only if `hasPredictions` is true. */
export function pointsRule(hasPredictions: boolean): string {
  const more = hasPredictions ? `, ${POINTS.predicted} more for a right prediction` : '';
  return `${POINTS.won} points for a win, ${POINTS.played} for finishing${more}.`;
}

export interface Results {
  played: number;
  won: number;
  /** The number of right predictions. Left out if zero. */
  predicted?: number;
}

/** Returns the points for results. Every number of points that players see comes from this function. */
export function pointsFor({ played, won, predicted = 0 }: Results): number {
  return won * POINTS.won + (played - won) * POINTS.played + predicted * POINTS.predicted;
}

/** Adds a seat's result in a match that counts. `right` are the seats with a right prediction. */
export function withMatch(
  { played, won, predicted = 0 }: Results,
  seat: Seat,
  { winners }: Outcome,
  right: readonly Seat[] = [],
): Results {
  const total = predicted + (right.includes(seat) ? 1 : 0);
  return {
    played: played + 1,
    won: won + (winners.includes(seat) ? 1 : 0),
    ...(total > 0 && { predicted: total }),
  };
}

/** Returns a seat's points for one match: 0 if the match does not count. */
export function matchPoints(outcome: Outcome, seat: Seat, right: readonly Seat[]): number {
  return outcome.cancelled ? 0 : pointsFor(withMatch({ played: 0, won: 0 }, seat, outcome, right));
}

/** A new evening begins after this time without a match, in ms. */
const PAUSE = 6 * 3600_000;

/** Returns true if a match that began at `began` starts a new evening, because the last match ended at `before`. */
export function isNewEvening(before: number, began: number): boolean {
  return began - before >= PAUSE;
}

/** A finished match in `GET /api/rooms/:code/evening`. `kept` is true while its replay is stored. */
export type EveningMatch = FinishedMatch & { kept: boolean };

/** The answer to `GET /api/rooms/:code/evening`: the room's finished matches, oldest first. */
export interface EveningView {
  matches: EveningMatch[];
}
