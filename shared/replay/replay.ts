import type { Draft, LogEntry, Outcome } from '../contract/module';
import type { GameId, MatchId, Seat } from '../ids';
import type { Json } from '../json';
import type { Words } from './commitment';

/**
 * A finished match with everything revealed (`GET /api/matches/:id/replay`). The replay is made when the match ends and
 * then stored, so that later changes to the rules cannot break it.
 */
export interface Replay {
  match: MatchId;
  game: GameId;
  /** The version of the rules under which the match was dealt. */
  version: number;
  names: Record<Seat, string>;
  began: number;
  outcome: Outcome;
  /** All inputs of the deal. */
  deal: ReplayDeal;
  /** The views just after the deal. Each step contains the differences from the previous views. */
  first: ReplayViews;
  steps: ReplayStep[];
}

/**
 * The inputs of the deal. Together with the rules and the steps, they allow anyone to repeat the match
 * (`shared/replay/dealCheck.ts`).
 */
export interface ReplayDeal {
  /** The commitment that all viewers received when the match was dealt, or null if there was none. */
  commitment: string | null;
  seed: string;
  /** The words that players added to the seed, by seat, or null if the host did not ask for words. */
  words: Words | null;
  options: Json;
  /** The value carried over from the previous match of this game in the room. */
  carryOver: Json;
  /** The seat of the only person at a practice table, or null for an ordinary match. */
  practice: Seat | null;
  /** The number of random numbers that `setup` drew. */
  drawn: number;
  /**
   * Secret content by file name. Texts that the match did not show are replaced by blanks
   * (`shared/replay/usedContent.ts`).
   */
  content: Readonly<Record<string, Json>>;
}

/** Everyone's views. `open` is the spectator's view, and `above` shows all cards face up. */
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
  /** The number of random numbers drawn up to this step, including those of the setup. */
  drawn: number;
  /**
   * Differences from the previous views, in the format of `shared/wire/diff.ts`. Views that did not change are omitted.
   */
  open?: Json;
  above?: Json;
  seats: Record<Seat, Json>;
}
