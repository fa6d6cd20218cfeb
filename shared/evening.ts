import type { GameId, MatchId, MemberId, Seat } from './ids';
import type { Honours, Outcome } from './module';

/** The player of a seat in a finished match. */
export interface FinishedPlayer {
  member: MemberId;
  /** The name when the match ended. */
  name: string;
  /** Seed of the face, or null if the player had left the room by then. */
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
  /** A coached match, which does not count; nor does a cancelled one. */
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

/** A finished match in `GET /api/rooms/:code/evening`. `kept`: its replay is still stored. */
export type EveningMatch = FinishedMatch & { kept: boolean };

/** The answer to that request: the room's finished matches, oldest first. */
export interface EveningView {
  matches: EveningMatch[];
}
