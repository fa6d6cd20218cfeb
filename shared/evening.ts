import type { GameId, MatchId, MemberId, Seat } from './ids';
import type { Honours, Outcome } from './module';

/** Who played a seat of a finished match. */
export interface FinishedPlayer {
  member: MemberId;
  /** As they were called when it ended. */
  name: string;
  /** Seed of the face; null: they had left the room by then. */
  face: string | null;
  bot: boolean;
}

/** What is told of a finished match without its replay: stored when it ends, and never of one that goes on. */
export interface FinishedMatch {
  match: MatchId;
  game: GameId;
  /** Server time in ms. */
  began: number;
  ended: number;
  outcome: Outcome;
  /** It was coached, and counts for nobody, as one that was cancelled. */
  lesson?: true;
  players: Record<Seat, FinishedPlayer>;
  /** What its game counts for the evening's best; null: it counts nothing. */
  honours: Record<Seat, Honours> | null;
}

/** What a match is worth: won, and played to its end without winning. */
export const EVENING_POINTS = { won: 3, played: 1 } as const;

export function eveningPoints({ played, won }: { played: number; won: number }): number {
  return won * EVENING_POINTS.won + (played - won) * EVENING_POINTS.played;
}

/** A finished match in `GET /api/rooms/:code/evening`. `kept`: the room still has its replay. */
export type EveningMatch = FinishedMatch & { kept: boolean };

/** What that answers: the room's finished matches, the oldest first. */
export interface EveningView {
  matches: EveningMatch[];
}
