import type { GameId, MatchId, Seat } from './ids';
import type { Json } from './json';
import type { Outcome, Told } from './module';

/**
 * A finished match, open: made once when it ends and stored, so that later rules cannot spoil it
 * (`GET /api/matches/:id/replay`).
 */
export interface Replay {
  match: MatchId;
  game: GameId;
  version: number;
  /** How differences are written; those of replays without it, with letters, are read by `client/board/chrome/foldReplay.ts`. */
  notation?: 2;
  /** The names at the table, by seat. */
  names: Record<Seat, string>;
  began: number;
  outcome: Outcome;
  /** The first views, and after each step what changed in them. */
  first: ReplayViews;
  steps: ReplayStep[];
}

/** By seat; `open` is the spectator's view, `above` everything face up. */
export interface ReplayViews {
  open: Json;
  above: Json;
  seats: Record<Seat, Json>;
}

export interface ReplayStep {
  n: number;
  at: number;
  /** Who moved; null: the clock. */
  by: Seat | null;
  move: string;
  args: Json;
  told: Told[];
  /** Differences to the views before, as `shared/diff.ts` writes them; a view not named did not change. */
  open?: Json;
  above?: Json;
  seats: Record<Seat, Json>;
}
