import type { Seat } from '#shared/ids.ts';
import { PAIRS, POSITIONS } from '../../cipher';
import { codeOf } from '../../content/cards';
import { legal } from '../../legal';
import { player } from '../../legal/hand';
import { type DieIndex, FIRST_COLUMNS, type Moves, ROWS, type TilePosition, type View } from '../../state';
import { placesOf, shownTiles } from '../codes/reading';

/** The next move in a `breakCodes` step. With `needsDie` a die must cover a tile after the swap. */
export type Coding =
  | { move: 'claim'; args: Moves['claim']; slot: number }
  | { move: 'swap'; args: Moves['swap']; needsDie: boolean }
  | { move: 'coverTile'; args: Moves['coverTile'] }
  | { move: 'drawCode'; args: Moves['drawCode'] }
  | { move: 'done'; args: [] };

type Pair = readonly [TilePosition, TilePosition];

/** A way to make one of the seat's codes match: a swap and a die on a tile, each null if not needed. */
interface Way {
  pair: Pair | null;
  cover: readonly [DieIndex, TilePosition] | null;
}

/** Returns the next move in the seat's step, or null outside that step. */
export function coding(view: View, seat: Seat): Coding | null {
  if (view.phase !== 'breakCodes' || view.turn?.seat !== seat || view.window || view.choice) return null;
  const claim = claims(view).find(({ args }) => legal.claim.refusal(view, seat, args) === null);
  if (claim) return claim;
  const way = wayToBreak(view, openPairs(view, seat), openCovers(view, seat), seat);
  if (way?.pair) return { move: 'swap', args: [...way.pair, 'free'], needsDie: way.cover !== null };
  if (way?.cover) return { move: 'coverTile', args: [...way.cover] };
  const deck = ([0, 1] as const).find((each) => legal.drawCode.refusal(view, seat, [each]) === null);
  return deck === undefined ? { move: 'done', args: [] } : { move: 'drawCode', args: [deck] };
}

/** Returns the die that would help break a code if it were on the decoder now, or null. */
export function helpingDie(view: View, seat: Seat, dice: readonly DieIndex[]): DieIndex | null {
  const covers = dice.flatMap((die) => POSITIONS.map((position) => [die, position] as const));
  return wayToBreak(view, PAIRS, covers, seat)?.cover?.[0] ?? null;
}

function wayToBreak(
  view: View,
  pairs: readonly Pair[],
  covers: readonly (readonly [DieIndex, TilePosition])[],
  seat: Seat,
): Way | null {
  const { dice } = player(view, seat);
  const codes = (view.me?.codes ?? []).map(({ card }) => codeOf(card).digits);
  const shown = shownTiles(view);
  for (const cover of [null, ...covers]) {
    for (const pair of [null, ...pairs]) {
      const after = swapped(shown, pair);
      if (cover) after[cover[1]] = dice[cover[0]]?.face ?? 0;
      if (codes.some((digits) => placesOf(digits, after).length > 0)) return { pair, cover };
    }
  }
  return null;
}

function swapped(tiles: readonly number[], pair: Pair | null): number[] {
  const [one, other] = pair ?? [0, 0];
  return tiles.map((tile, at) => (at === one ? tiles[other] : at === other ? tiles[one] : tile) ?? 0);
}

function claims({ me }: View): Extract<Coding, { move: 'claim' }>[] {
  return (me?.codes ?? []).flatMap(({ handle }, slot) =>
    ROWS.flatMap((row) =>
      FIRST_COLUMNS.map((column) => ({ move: 'claim' as const, args: [handle, row, column] as Moves['claim'], slot })),
    ),
  );
}

function openPairs(view: View, seat: Seat): Pair[] {
  return PAIRS.filter((pair) => legal.swap.refusal(view, seat, [...pair, 'free']) === null);
}

function openCovers(view: View, seat: Seat): Moves['coverTile'][] {
  return player(view, seat).dice.flatMap((_, die) =>
    POSITIONS.map((position): Moves['coverTile'] => [die, position]).filter(
      (cover) => legal.coverTile.refusal(view, seat, cover) === null,
    ),
  );
}
