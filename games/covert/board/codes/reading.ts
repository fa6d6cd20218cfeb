import { reading } from '../../cipher';
import type { TilePosition, View } from '../../state';

type Column = 0 | 1 | 2 | 3;
const ROWS: readonly (0 | 1)[] = [0, 1];
const FIRST: readonly Column[] = [0, 1, 2, 3];

/** Three neighbouring tiles in one row, where a code can match. */
export interface Place {
  row: 0 | 1;
  column: Column;
}

export const PLACES: readonly Place[] = ROWS.flatMap((row) => FIRST.map((column) => ({ row, column })));

/** Returns the positions of a place's three tiles, from left to right. */
export const positionsOf = ({ row, column }: Place): TilePosition[] => reading(row, column);

/** Returns the value shown in each window: the tile's, or the face of the die that covers the tile. */
export function shownTiles({ tiles, turn, players }: View): number[] {
  const dice = turn ? (players[turn.seat]?.dice ?? []) : [];
  return tiles.map((tile, position) => {
    const cover = turn?.covers.find((one) => one.position === position);
    return (cover && dice[cover.die]?.face) ?? tile;
  });
}

/** Returns the places where a code matches now. The result is as secret as the code. */
export function placesOf(digits: readonly number[], shown: readonly number[]): Place[] {
  return PLACES.filter((place) => positionsOf(place).every((position, at) => shown[position] === digits[at]));
}
