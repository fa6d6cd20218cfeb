import type { Seat } from '#shared/ids.ts';
import type { AnyBot, Played } from '#shared/testing/bots.ts';

/** The measurements of one game, in addition to the length and the results of its matches. */
export interface Measured {
  /** Returns the side that a seat is on. */
  side(G: unknown, seat: Seat): string;
  /** The sides for which a guest's wins are counted, with bots in the other seats. */
  measuredAs: string[];
  /**
   * Returns the side that won, or null for another result. Needed for games that are also measured with guests in all
   * seats of one side.
   */
  wonBy?(played: Played): string | null;
  /** Scripted players that can sit among the bots. */
  guests?: Record<string, AnyBot>;
  /**
   * The side of each guest that can play only one side, by the guest's name. Such a guest gets a seat on that side in
   * every game.
   */
  plays?: Record<string, string>;
  /** Guests that sit at seat 0 of a practice table. Each side's wins are counted over all deals. */
  practising?: Record<string, AnyBot>;
  /** Returns the side that won. Needed for games with `practising`. */
  winningSide?(played: Played): string;
  /**
   * Default number of positions that the game's bots look at per move. It is lower than at a table, so that many games
   * can be played.
   */
  budget?: number;
  /** The default run: number of games per row, numbers of seats, and guests by name or `none`. */
  run?: { games: number; seats?: number[]; guests?: string };
  /** Further columns of the first table, each computed from all matches with one number of seats. */
  columns?: Record<string, (played: readonly Played[]) => string>;
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;
}
