import type { Draft, LogEntry, Outcome } from '../contract/module';
import type { GameId, MatchId, Seat } from '../ids';
import type { Json } from '../json';
import type { Words } from './commitment';

/**
 * A finished match with everything revealed (`GET /api/matches/:id/replay`). A replay is made once, when the match
 * ends, and stored, so that later changes to the rules cannot break it.
 */
export interface Replay {
  match: MatchId;
  game: GameId;
  version: number;
  names: Record<Seat, string>;
  began: number;
  outcome: Outcome;
  /** Everything the deal depended on. */
  deal: ReplayDeal;
  /** The views after the deal. Each step has the differences from the views before it. */
  first: ReplayViews;
  steps: ReplayStep[];
}

/** The inputs of the deal. With these, the rules and the steps, anyone can replay the match (`shared/replay/dealCheck.ts`). */
export interface ReplayDeal {
  /** The commitment that all viewers got at the deal, or null if there was none. */
  commitment: string | null;
  seed: string;
  /** The words that players mixed into the seed, by seat, or null if the host asked for none. */
  words: Words | null;
  options: Json;
  /** Data carried over from the game's last match in the room. */
  carryOver: Json;
  /** The seat of the only person at a practice table, or null for an ordinary match. */
  practice: Seat | null;
  /** The number of random numbers that the setup drew. */
  drawn: number;
  /** Secret content by file name. Parts that the match did not show are blank (`shared/replay/usedContent.ts`). */
  content: Readonly<Record<string, Json>>;
}

/** Views by seat. `open` is the spectator's view, and `above` has all cards face up. */
export interface ReplayViews {
  open: Json;
  above: Json;
  seats: Record<Seat, Json>;
}

export interface ReplayStep {
  n: number;
  at: number;
  /** The seat that moved, or null for a timeout. */
  by: Seat | null;
  move: string;
  args: Draft;
  facts: LogEntry[];
  /** The number of random numbers drawn so far. */
  drawn: number;
  /** Differences from the previous views in the form of `shared/wire/diff.ts`. Unchanged views are left out. */
  open?: Json;
  above?: Json;
  seats: Record<Seat, Json>;
}
