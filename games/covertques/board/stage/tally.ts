import type { Seat } from '#shared/ids.ts';
import type { VoteResult } from '../../state';
import { ballots } from '../round';

/** A row of the vote's result. */
export interface TallyRow {
  /** The player voted for, or null for skips. */
  target: Seat | null;
  by: Seat[];
  /** Whether the row takes the full width. */
  isWide: boolean;
  /** Whether the row is twice as high, because its cards take two lines. */
  isTall: boolean;
}

/** The maximum number of full rows that are high enough to be read from a sofa. */
const MOST_LINES = 5;
/** From this number of voters on, a row's cards are in two lines. */
const TWO_LINES = 6;
/** The maximum number of voters in a row of half width. */
const IN_HALF = 2;

/**
 * Arranges a vote's result. Each row has the full width as long as all rows are high enough. Otherwise the player voted
 * out and rows with three or more voters have the full width, and all others half of it.
 */
export function tallyOf(result: VoteResult): { rows: TallyRow[]; lines: number; hasColumns: boolean } {
  const all = ballots(result).map((row) => ({ ...row, isTall: row.by.length >= TWO_LINES }));
  const linesOf = (rows: readonly { isTall: boolean }[]) => rows.reduce((sum, { isTall }) => sum + (isTall ? 2 : 1), 0);
  if (linesOf(all) <= MOST_LINES) {
    return { rows: all.map((row) => ({ ...row, isWide: true })), lines: linesOf(all), hasColumns: false };
  }
  const isWide = ({ target, by }: (typeof all)[number]) =>
    by.length > IN_HALF || (target !== null && target === result.shown);
  const wide = all.filter(isWide).map((row) => ({ ...row, isWide: true }));
  const half = all.filter((row) => !isWide(row)).map((row) => ({ ...row, isWide: false }));
  return { rows: [...wide, ...half], lines: linesOf(wide) + Math.ceil(half.length / 2), hasColumns: true };
}
