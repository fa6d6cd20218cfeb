import type { Seat } from 'hush/game';
import { PAIRS, POSITIONS } from '../../cipher';
import { codeOf } from '../../content/cards';
import { legal } from '../../legal';
import { player } from '../../legal/hand';
import { type DieIndex, FIRST_COLUMNS, type Moves, ROWS, type TilePosition, type View } from '../../state';
import { placesOf, shownTiles } from '../codes/reading';

export type Pair = readonly [TilePosition, TilePosition];
export type Cover = readonly [DieIndex, TilePosition];

/** A way to make one of the seat's codes match: a swap, and a die to put on a tile. Each is null if not needed. */
export interface Way {
  pair: Pair | null;
  cover: Cover | null;
  /** The digits of the code. */
  digits: readonly number[];
}

/** Lists the ways in which the seat can still break a code in this step. Ways without a die come first. */
export function waysNow(view: View, seat: Seat): Way[] {
  const pairs = PAIRS.filter((pair) => legal.swap.refusal(view, seat, [...pair, 'free']) === null);
  const isSwapping = pairs.length > 0;
  const { dice } = player(view, seat);
  const covers = dice.flatMap((_, die) =>
    POSITIONS.filter((position) => legal.coverTile.refusal(view, seat, [die, position]) === null).map(
      (position): Cover => [die, position],
    ),
  );
  return ways(view, seat, isSwapping ? [null, ...pairs] : [null], covers);
}

/** Returns the dice that would help break a code if they were on the Decoder now. */
export function helpingDice(view: View, seat: Seat, dice: readonly DieIndex[]): DieIndex[] {
  return dice.filter((die) => {
    const covers = POSITIONS.map((position): Cover => [die, position]);
    return ways(view, seat, PAIRS, covers).length > 0;
  });
}

function ways(view: View, seat: Seat, pairs: readonly (Pair | null)[], covers: readonly Cover[]): Way[] {
  const { dice } = player(view, seat);
  const codes = (view.me?.codes ?? []).map(({ card }) => codeOf(card).digits);
  const shown = shownTiles(view);
  return [null, ...covers].flatMap((cover) =>
    pairs.flatMap((pair): Way[] => {
      const after = swapped(shown, pair);
      if (cover) after[cover[1]] = dice[cover[0]]?.face ?? 0;
      const digits = codes.find((each) => placesOf(each, after).length > 0);
      return digits ? [{ pair, cover, digits }] : [];
    }),
  );
}

function swapped(tiles: readonly number[], pair: Pair | null): number[] {
  const [one, other] = pair ?? [0, 0];
  return tiles.map((tile, at) => (at === one ? tiles[other] : at === other ? tiles[one] : tile) ?? 0);
}

/** Returns a legal claim and the slot of the code it claims, or null if no claim is legal. */
export function claimNow(view: View, seat: Seat): { slot: number; args: Moves['claim'] } | null {
  const claims = (view.me?.codes ?? []).flatMap(({ handle }, slot) =>
    ROWS.flatMap((row) => FIRST_COLUMNS.map((column) => ({ slot, args: [handle, row, column] as Moves['claim'] }))),
  );
  return claims.find(({ args }) => legal.claim.refusal(view, seat, args) === null) ?? null;
}
