import type { Honours, Outcome } from '../contract/module';
import type { GameId, MatchId, MemberId, Seat } from '../ids';

export interface FinishedPlayer {
  member: MemberId;
  /** The player's name at the end of the match. */
  name: string;
  /** The seed of the player's face, or null if it was not kept when the player left the room. */
  face: string | null;
  bot: boolean;
}

/** Summary of a finished match, for use without the replay. It is not stored before the match ends. */
export interface FinishedMatch {
  match: MatchId;
  game: GameId;
  /** Server time in ms. */
  began: number;
  ended: number;
  outcome: Outcome;
  /** True for a coached match, which does not count, like a cancelled match. */
  lesson?: true;
  players: Record<Seat, FinishedPlayer>;
  /** Counts of each seat's actions, used for the awards after the room's matches. Null if the game defines none. */
  honours: Record<Seat, Honours> | null;
  /** The seats that were out of the game and predicted the winner correctly. Omitted if there are none. */
  predicted?: Seat[];
}

/**
 * Points for winning a match, for playing it to the end without winning, and for a correct prediction by a player who
 * was out of the game. The same in every game.
 */
export const POINTS = { won: 3, played: 1, predicted: 1 } as const;

export interface Results {
  played: number;
  won: number;
  /** The number of correct predictions. Omitted if zero. */
  predicted?: number;
}

/** Returns the points for these results. All points that players see are computed by this function. */
export function pointsFor({ played, won, predicted = 0 }: Results): number {
  return won * POINTS.won + (played - won) * POINTS.played + predicted * POINTS.predicted;
}

/** Adds the result of one match to a seat's results. `right` lists the seats that predicted the winner correctly. */
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

/** If no match was played for this time, in ms, the next match begins a new evening. */
const PAUSE = 6 * 3600_000;

/**
 * Returns true if a match that began at `began` belongs to a new evening, given that the previous match ended at
 * `before`.
 */
export function isNewEvening(before: number, began: number): boolean {
  return began - before >= PAUSE;
}

/**
 * A finished match in the response of `GET /api/rooms/:code/evening`. `kept` is true while the server still stores the
 * replay.
 */
export type EveningMatch = FinishedMatch & { kept: boolean };

/** The response of `GET /api/rooms/:code/evening`: the finished matches of the room, oldest first. */
export interface EveningView {
  matches: EveningMatch[];
}
