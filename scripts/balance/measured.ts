import type { Seat } from '#shared/ids.ts';
import type { AnyBot, Played } from '#shared/testing/bots.ts';

/** What the balance report measures of one game beside the length and the ends of its matches. */
export interface Measured {
  /** The side a seat played on. */
  side(G: never, seat: Seat): string;
  /** The sides a guest among the bots is measured on. */
  measuredAs: string[];
  /** The side that won, where matches are also measured with a guest on every seat dealt to one side; null: another end. */
  wonBy?(played: Played): string | null;
  /** Scripted players to set among the bots. */
  guests?: Record<string, AnyBot>;
  /** The side of guests that play one alone, by name: in every game they get a seat dealt to it. */
  plays?: Record<string, string>;
  /** Positions its bots look at where nobody says otherwise: fewer than at a table, so that many games are played. */
  budget?: number;
  /** What is played where nobody says otherwise: games a row, numbers of seats, guests by name or `none`. */
  run?: { games: number; seats?: number[]; guests?: string };
  /** More columns of the first table: each from all matches of one number of seats. */
  columns?: Record<string, (played: readonly Played[]) => string>;
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;
}
