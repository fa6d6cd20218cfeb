import type { Seat } from 'hush/game';
import type { VoteResult } from '../../state';
import { ballots } from '../round';

/** One row in the result of a vote. */
export interface TallyRow {
  /** The player who got these votes, or null for skips. */
  target: Seat | null;
  by: Seat[];
  /** Whether the row takes the full width. */
  isWide: boolean;
  /** Whether the row is twice as high, because its cards take two lines. */
  isTall: boolean;
}

/** Maximum number of lines at which full-width rows are high enough to read from a sofa. */
const MOST_LINES = 5;
/** Minimum number of voters at which a row's cards take two lines. */
const TWO_LINES = 6;
/** Maximum number of voters in a row of half width. */
const IN_HALF = 2;

/**
 * Arranges the result of a vote in rows. If every row is high enough, all have the full width. Otherwise only the
 * player voted out and rows with three or more voters have the full width, and all other rows have half the width.
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
