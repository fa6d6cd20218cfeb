import type { Words } from './commitment';
import type { GameId, MatchId, Seat } from './ids';
import type { Json } from './json';
import type { LogEntry, Outcome } from './module';

/**
 * A finished match, open: made once when it ends and stored, so that later rules cannot spoil it
 * (`GET /api/matches/:id/replay`).
 */
export interface Replay {
  match: MatchId;
  game: GameId;
  version: number;
  /** The names at the table, by seat. */
  names: Record<Seat, string>;
  began: number;
  outcome: Outcome;
  /** The inputs of the deal. */
  deal: ReplayDeal;
  /** The first views, and after each step what changed in them. */
  first: ReplayViews;
  steps: ReplayStep[];
}

/** With this, the rules and the steps, anybody can deal and play the match again (`shared/dealCheck.ts`). */
export interface ReplayDeal {
  /** What everybody was shown at the deal; null: nothing was promised. */
  commitment: string | null;
  /** The server's own seed. */
  seed: string;
  /** What the people gave to be mixed into it, by seat; null: nobody was asked. */
  words: Words | null;
  options: Json;
  /** What the game's last match in the room left. */
  carryOver: Json;
  /** The seat of the only person at a practice table; null: an ordinary match. */
  practice: Seat | null;
  /** How many numbers the setup drew. */
  drawn: number;
  /** Secret content by the names of its files, blank where the match did not show it (`shared/usedContent.ts`). */
  content: Readonly<Record<string, Json>>;
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
  facts: LogEntry[];
  /** How many numbers were drawn by then. */
  drawn: number;
  /** Differences to the views before, as `shared/diff.ts` writes them; a view not named did not change. */
  open?: Json;
  above?: Json;
  seats: Record<Seat, Json>;
}
