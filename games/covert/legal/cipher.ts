/** Positions of the cipher tiles: 0 to 5 the top row, 6 to 11 the bottom row. */
const COLUMNS = 6;
export const POSITIONS: readonly number[] = Array.from({ length: 2 * COLUMNS }, (_, position) => position);
/** Where a code of three digits may begin in a row; a row's ends are no neighbours for reading. */
export const FIRST_COLUMNS: readonly number[] = [0, 1, 2, 3];
export const ROWS: readonly number[] = [0, 1];

const column = (position: number) => position % COLUMNS;
const row = (position: number) => Math.floor(position / COLUMNS);

/** [CV-49] Neighbours in a row, the two ends of one row, or one column: 18 pairs. */
export function isPair(one: number, other: number): boolean {
  if (column(one) === column(other)) return row(one) !== row(other);
  const apart = Math.abs(column(one) - column(other));
  return row(one) === row(other) && (apart === 1 || apart === COLUMNS - 1);
}

/** The three positions a code covers, read from left to right. */
export function reading(inRow: number, from: number): [number, number, number] {
  const first = inRow * COLUMNS + from;
  return [first, first + 1, first + 2];
}
