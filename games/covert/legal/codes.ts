import { flat, type LegalMoves, must, type Seat } from 'hush/game';
import { isPair, PAIRS, POSITIONS, reading } from '../cipher';
import { codeOf } from '../content/cards';
import {
  CODES_IN_HAND,
  type DieIndex,
  FIRST_COLUMNS,
  type Moves,
  ROWS,
  SWAP_SOURCES,
  type SwapSource,
  type TilePosition,
  type Turn,
  type View,
} from '../state';
import type { RefusalCode } from '../text';
import { hasPower, player } from './hand';
import { ownTurn } from './moment';

type Coding = 'swap' | 'coverTile' | 'claim' | 'drawCode' | 'done';

/**
 * Defines which moves are legal in a `breakCodes` step. The step has parts in this order: swaps, covers, claims, draws,
 * done. It never returns to an earlier part. [CV-78] A claim made before the first swap and cover does not end the
 * swaps.
 */
export const codes: Pick<LegalMoves<View, Moves, RefusalCode>, Coding> = {
  swap: flat({
    closed: ownStep,
    unfit: (view, seat, [lower, higher, by]) =>
      (lower < higher && isPair(lower, higher) ? null : 'not-a-pair') ??
      unfitSource(view, seat, [lower, higher], by) ??
      inPart(view, 'swap'),
    list: () => PAIRS.flatMap((pair) => SWAP_SOURCES.map((by): Moves['swap'] => [...pair, by])),
    empty: (view) => inPart(view, 'swap') ?? 'no-swap-left',
  }),

  coverTile: flat({
    closed: ownStep,
    unfit: (view, seat, [die, position]) =>
      (inDecoder(view, seat).includes(die) ? null : 'decoder-empty') ??
      (stepOf(view).covers.some((cover) => cover.die === die) ? 'die-covers' : null) ??
      (stepOf(view).covers.some((cover) => cover.position === position) ? 'tile-covered' : null) ??
      inPart(view, 'swap', 'cover'),
    list: (view, seat) =>
      inDecoder(view, seat).flatMap((die) => POSITIONS.map((position): Moves['coverTile'] => [die, position])),
    empty: (view, seat) =>
      inDecoder(view, seat).length === 0 ? 'decoder-empty' : (inPart(view, 'swap', 'cover') ?? 'die-covers'),
  }),

  claim: flat({
    closed: ownStep,
    unfit: (view, seat, [handle, row, column]) =>
      (codeInHand(view, handle) ? null : 'not-in-hand') ??
      (reads(view, seat, codeInHand(view, handle) ?? '', reading(row, column)) ? null : 'no-match') ??
      (servesAgain(view, reading(row, column)) ? 'die-used' : null) ??
      inPart(view, 'swap', 'cover', 'claim'),
    list: (view) =>
      (view.me?.codes ?? []).flatMap(({ handle }) =>
        ROWS.flatMap((row) => FIRST_COLUMNS.map((column): Moves['claim'] => [handle, row, column])),
      ),
    empty: (view) => (codesHeld(view) === 0 ? 'not-in-hand' : (inPart(view, 'swap', 'cover', 'claim') ?? 'no-match')),
  }),

  drawCode: flat({
    closed: ownStep,
    unfit: (view, _seat, [deck]) => (view.codeDecks[deck].count > 0 ? null : 'deck-empty') ?? handFull(view),
    list: () => [[0], [1]],
    empty: (view) => handFull(view) ?? 'deck-empty',
  }),

  done: flat({
    closed: (view, seat) => ownStep(view, seat) ?? codesOwed(view),
    list: () => [[]],
  }),
};

function ownStep(view: View, seat: Seat): RefusalCode | null {
  return ownTurn(view, seat, 'breakCodes');
}

/** Returns the seat's dice on the decoder, whether or not they cover a tile. */
function inDecoder(view: View, seat: Seat): DieIndex[] {
  return player(view, seat).dice.flatMap(({ at }, die) => (at === 'decoder' ? [die] : []));
}

function stepOf(view: View): Turn {
  return must(view.turn, 'the current step');
}

function inPart(view: View, ...parts: Turn['part'][]): RefusalCode | null {
  return parts.includes(stepOf(view).part) ? null : 'step-order';
}

/**
 * [CV-15, CV-52] Returns why `by` cannot pay for a swap now, or null if it can. The free swap must be used before other
 * swaps.
 */
function unfitSource(view: View, seat: Seat, tiles: readonly TilePosition[], by: SwapSource): RefusalCode | null {
  const { swaps, breakers, firstTiles } = stepOf(view);
  if (by === 'free') return swaps.length === 0 ? null : 'no-swap-left';
  if (swaps.length === 0) return 'no-swap-left';
  if (by === 'breaker') return breakers > 0 ? null : 'no-swap-left';
  if (!hasPower(view, seat, 'cryptographer')) return 'no-swap-left';
  return tiles.some((tile) => firstTiles.includes(tile)) ? null : 'power-tile';
}

function codeInHand(view: View, handle: string): string | null {
  return view.me?.codes.find((held) => held.handle === handle)?.card ?? null;
}

/** [CV-13, CV-14] Whether the tiles at these positions show the code. If a die covers a tile, its face counts. */
function reads(view: View, seat: Seat, code: string, positions: readonly TilePosition[]): boolean {
  const { dice } = player(view, seat);
  return codeOf(code).digits.every((digit, at) => {
    const position = must(positions[at]);
    const cover = stepOf(view).covers.find((each) => each.position === position);
    return digit === (cover ? dice[cover.die]?.face : view.tiles[position]);
  });
}

/** [CV-17, CV-51] Whether a die at one of these positions was already used for another code. */
function servesAgain(view: View, positions: readonly TilePosition[]): boolean {
  return stepOf(view).covers.some(({ position, claim }) => claim !== null && positions.includes(position));
}

function handFull(view: View): RefusalCode | null {
  return codesHeld(view) < CODES_IN_HAND ? null : 'hand-full';
}

function codesOwed(view: View): RefusalCode | null {
  const canDraw = view.codeDecks.some(({ count }) => count > 0);
  return codesHeld(view) < CODES_IN_HAND && canDraw ? 'codes-owed' : null;
}

function codesHeld({ me }: View): number {
  return me?.codes.length ?? 0;
}
