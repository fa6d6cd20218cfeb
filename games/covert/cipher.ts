import { COLUMNS, type TilePosition } from './state';

export const POSITIONS: readonly TilePosition[] = Array.from({ length: 2 * COLUMNS }, (_, position) => position);

const column = (position: TilePosition) => position % COLUMNS;
const row = (position: TilePosition) => Math.floor(position / COLUMNS);

/**
 * [CV-49] Whether two tiles may be swapped. There are 18 such pairs: neighbours in a row, the two ends of a row, and
 * the two tiles of a column.
 */
export function isPair(one: TilePosition, other: TilePosition): boolean {
  if (column(one) === column(other)) return row(one) !== row(other);
  const apart = Math.abs(column(one) - column(other));
  return row(one) === row(other) && (apart === 1 || apart === COLUMNS - 1);
}

/** All pairs of tiles that may be swapped, lower position first. */
export const PAIRS: readonly (readonly [TilePosition, TilePosition])[] = POSITIONS.flatMap((lower) =>
  POSITIONS.filter((higher) => lower < higher && isPair(lower, higher)).map((higher) => [lower, higher] as const),
);

/**
 * Returns the three positions that a code covers, from left to right. [CV-16] A code cannot continue from the end of a
 * row to its start, although a swap can.
 */
export function reading(inRow: number, from: number): [TilePosition, TilePosition, TilePosition] {
  const first = inRow * COLUMNS + from;
  return [first, first + 1, first + 2];
}
