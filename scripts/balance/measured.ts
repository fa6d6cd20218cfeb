import type { Seat } from '#shared/ids.ts';
import type { AnyBot, Played } from '#shared/testing/bots.ts';

/** Measurements of one game, besides the length and the results of its matches. */
export interface Measured {
  /** The seat's side. */
  side(G: never, seat: Seat): string;
  /** The sides on which a guest among the bots is measured. */
  measuredAs: string[];
  /**
   * The side that won, in games that are also measured with guests on every seat of one side, or null for another
   * result.
   */
  wonBy?(played: Played): string | null;
  /** Scripted players that can sit among the bots. */
  guests?: Record<string, AnyBot>;
  /** The side of guests that play only one, by name: in every game they get a seat of that side. */
  plays?: Record<string, string>;
  /** Default number of positions for its bots: fewer than at a table, so that many games are played. */
  budget?: number;
  /** The default run: games per row, numbers of seats, guests by name or `none`. */
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
