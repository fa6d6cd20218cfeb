import type { GameId, MatchId, MemberId, Seat } from './ids';
import type { Honours, Outcome } from './module';

/** A player in a finished match. */
export interface FinishedPlayer {
  member: MemberId;
  /** The player's name when the match ended. */
  name: string;
  /** Seed of the player's drawn face, or null if the player had left the room when the match ended. */
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
  /** True for a coached match, which does not count. A cancelled match does not count either. */
  lesson?: true;
  players: Record<Seat, FinishedPlayer>;
  /** The game's counts for the evening's awards, or null if it has none. */
  honours: Record<Seat, Honours> | null;
}

/** Points for winning a match, and for playing it to the end without winning. */
export const EVENING_POINTS = { won: 3, played: 1 } as const;

export function eveningPoints({ played, won }: { played: number; won: number }): number {
  return won * EVENING_POINTS.won + (played - won) * EVENING_POINTS.played;
}

/** A finished match as `GET /api/rooms/:code/evening` lists it. `kept` is true while its replay is stored. */
export type EveningMatch = FinishedMatch & { kept: boolean };

/** The answer to `GET /api/rooms/:code/evening`: the room's finished matches, oldest first. */
export interface EveningView {
  matches: EveningMatch[];
}
