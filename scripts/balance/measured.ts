import type { Seat } from '#shared/ids.ts';
import type { AnyBot, Played } from '#shared/testing/bots.ts';

/** Measurements for a game, in addition to the length and the results of its matches. */
export interface Measured {
  side(G: unknown, seat: Seat): string;
  /**
   * The sides for which the wins of guests are counted. A guest is a player who is measured among the game's bots: a
   * scripted player, or a bot of another level.
   */
  measuredAs: string[];
  /**
   * Returns the side that won, or null for any other result. Required only for games that are also played with guests
   * in all of a side's seats.
   */
  wonBy?(played: Played): string | null;
  guests?: Record<string, AnyBot>;
  /**
   * The side of each guest that can play only one side, by the guest's name. Such a guest always gets a seat on that
   * side.
   */
  plays?: Record<string, string>;
  /** Guests at seat 0 in practice matches, by name. */
  practising?: Record<string, AnyBot>;
  /** Returns the side that won. Required for games with `practising`. */
  winningSide?(played: Played): string;
  /**
   * Default number of positions that the game's bots examine for each move. The number is lower than in real matches,
   * so that many games can be played.
   */
  budget?: number;
  /** The default run: the number of games in each row, the numbers of seats, and the guests' names or `none`. */
  run?: { games: number; seats?: number[]; guests?: string };
  /** Additional columns for the first table. Each column is computed from all matches with the same number of seats. */
  columns?: Record<string, (played: readonly Played[]) => string>;
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;
}
