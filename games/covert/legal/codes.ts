import type { Code, Seat } from '../../../shared/ids';
import { flat } from '../../../shared/legality';
import type { LegalMoves } from '../../../shared/module';
import { must } from '../../../shared/must';
import { codeOf } from '../content/cards';
import { CODES_IN_HAND, type Moves, type SwapSource, type TilePosition, type Turn, type View } from '../state';
import { isPair, POSITIONS, reading } from './cipher';
import { hasPower, player } from './hand';
import { ownTurn } from './moment';

type Coding = 'swap' | 'coverTile' | 'claim' | 'drawCode' | 'done';

const SOURCES: readonly SwapSource[] = ['free', 'power', 'breaker'];
const PAIRS = POSITIONS.flatMap((lower) =>
  POSITIONS.filter((higher) => lower < higher && isPair(lower, higher)).map((higher) => [lower, higher] as const),
);
const ROWS = [0, 1] as const;
const FIRST_COLUMNS = [0, 1, 2, 3] as const;

/** The step of `breakCodes`, strictly in this order: swaps, covers, claims, draws, done. */
export const codes: Pick<LegalMoves<View, Moves>, Coding> = {
  swap: flat({
    refusal: (view, seat, [lower, higher, by]) =>
      ownTurn(view, seat, 'breakCodes') ??
      (lower < higher && isPair(lower, higher) ? null : 'not-a-pair') ??
      unfitSource(view, seat, [lower, higher], by) ??
      inPart(view, 'swap'),
    list: (view, seat) =>
      ownTurn(view, seat, 'breakCodes') ? [] : PAIRS.flatMap((pair) => SOURCES.map((by) => [...pair, by] as const)),
  }),

  coverTile: flat({
    refusal: (view, seat, [die, position]) =>
      ownTurn(view, seat, 'breakCodes') ??
      (player(view, seat).dice[die]?.at === 'decoder' ? null : 'no-die') ??
      (stepOf(view).covers.some((cover) => cover.die === die) ? 'die-used' : null) ??
      (stepOf(view).covers.some((cover) => cover.position === position) ? 'tile-covered' : null) ??
      inPart(view, 'swap', 'cover'),
    list: (view, seat) =>
      player(view, seat).dice.flatMap(({ at }, die) =>
        at === 'decoder' ? POSITIONS.map((position): Moves['coverTile'] => [die, position]) : [],
      ),
  }),

  claim: flat({
    refusal: (view, seat, [handle, row, column]) =>
      ownTurn(view, seat, 'breakCodes') ??
      (codeInHand(view, handle) ? null : 'not-in-hand') ??
      (reads(view, seat, codeInHand(view, handle) ?? '', reading(row, column)) ? null : 'no-match') ??
      (servesAgain(view, reading(row, column)) ? 'die-used' : null) ??
      inPart(view, 'swap', 'cover', 'claim'),
    list: (view) =>
      (view.me?.codes ?? []).flatMap(({ handle }) =>
        ROWS.flatMap((row) => FIRST_COLUMNS.map((column): Moves['claim'] => [handle, row, column])),
      ),
  }),

  drawCode: flat({
    refusal: (view, seat, [deck]) =>
      ownTurn(view, seat, 'breakCodes') ?? (view.codeDecks[deck].count > 0 ? null : 'deck-empty') ?? handFull(view),
    list: () => [[0], [1]],
  }),

  done: flat({
    refusal: (view, seat) => ownTurn(view, seat, 'breakCodes') ?? codesOwed(view),
    list: () => [[]],
  }),
};

function stepOf(view: View): Turn {
  return must(view.turn, 'the running step');
}

function inPart(view: View, ...parts: Turn['part'][]): Code | null {
  return parts.includes(stepOf(view).part) ? null : 'step-order';
}

/** [CV-15, CV-52] The step's own swap comes first; a further one is the Cryptographer's or bought. */
function unfitSource(view: View, seat: Seat, tiles: readonly TilePosition[], by: SwapSource): Code | null {
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

/** [CV-13, CV-14] What the row shows there, dice over tiles, is the code. */
function reads(view: View, seat: Seat, code: string, positions: readonly TilePosition[]): boolean {
  const { dice } = player(view, seat);
  return codeOf(code).digits.every((digit, at) => {
    const position = must(positions[at]);
    const cover = stepOf(view).covers.find((each) => each.position === position);
    return digit === (cover ? dice[cover.die]?.face : view.tiles[position]);
  });
}

/** [CV-17, CV-51] A die among them has served another code. */
function servesAgain(view: View, positions: readonly TilePosition[]): boolean {
  return stepOf(view).covers.some(({ position, claim }) => claim !== null && positions.includes(position));
}

function handFull(view: View): Code | null {
  return codesHeld(view) < CODES_IN_HAND ? null : 'hand-full';
}

function codesOwed(view: View): Code | null {
  const canDraw = view.codeDecks.some(({ count }) => count > 0);
  return codesHeld(view) < CODES_IN_HAND && canDraw ? 'codes-owed' : null;
}

function codesHeld({ me }: View): number {
  return me?.codes.length ?? 0;
}
