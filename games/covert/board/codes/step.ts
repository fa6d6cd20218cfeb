import type { Code } from 'hush/game';
import { PAIRS } from '../../cipher';
import type { DieIndex, Handle, Moves, SwapSource, TilePosition, Turn } from '../../state';
import type { Asking } from '../props';
import { PLACES, type Place, positionsOf } from './reading';

/**
 * The ways to pay for a swap, in the order in which they are used: the free swap, the Cryptographer's power, a Code
 * Breaker card.
 */
const SOURCES: readonly SwapSource[] = ['free', 'power', 'breaker'];

/** Returns how a swap of two tiles is paid for, or the reason why the swap is refused. */
export function swapOf({ legal }: Asking, one: TilePosition, other: TilePosition): { by: SwapSource } | { why: Code } {
  const [lower, higher] = one < other ? [one, other] : [other, one];
  const whys = SOURCES.map((by) => legal.refusal('swap', [lower, higher, by]));
  const by = SOURCES.find((_, at) => whys[at] === null);
  // The refusal `no-swap-left` is given only if there is no other reason.
  return by ? { by } : { why: whys.find((why) => why !== null && why !== 'no-swap-left') ?? 'no-swap-left' };
}

/** The effect of a tap on a tile: it picks a tile or none (sometimes with a refusal), or it swaps two tiles. */
type Tap = { pick: TilePosition | null; why?: Code } | { swap: Moves['swap'] };

/**
 * Returns what a tap on `position` does while `tile` is picked. Only a tile with a legal swap can be picked, even after
 * a refused swap, so that the player is never left with a tile that cannot be swapped.
 */
export function tapOf(asked: Asking, tile: TilePosition | null, position: TilePosition): Tap {
  if (tile === position) return { pick: null };
  const swaps = PAIRS.filter((pair) => pair.includes(position)).map(([one, other]) => swapOf(asked, one, other));
  const picked = swaps.some((way) => 'by' in way) ? position : null;
  const whys = swaps.flatMap((way) => ('why' in way ? [way.why] : []));
  if (tile === null) return picked === null ? { pick: null, why: whys[0] ?? 'no-swap-left' } : { pick: picked };
  const way = swapOf(asked, tile, position);
  return 'why' in way
    ? { pick: picked, why: way.why }
    : { swap: [Math.min(tile, position), Math.max(tile, position), way.by] as Moves['swap'] };
}

/**
 * Returns the current part of the code-breaking step, or null if no step is running. The part is `cover` once no swap
 * is left.
 */
export function partNow({ view, legal }: Asking): Turn['part'] | null {
  const part = view.turn?.part ?? null;
  return part === 'swap' && legal.why('swap') === 'no-swap-left' ? 'cover' : part;
}

/** Returns the tiles that may be tapped now, given the picked die or tile. */
export function litTiles(asked: Asking, die: DieIndex | null, tile: TilePosition | null): ReadonlySet<TilePosition> {
  const all = asked.view.tiles.map((_, position) => position);
  const swaps = (one: TilePosition, other: TilePosition) => 'by' in swapOf(asked, one, other);
  if (die !== null)
    return new Set(all.filter((position) => asked.legal.refusal('coverTile', [die, position]) === null));
  if (tile !== null) return new Set(all.filter((position) => swaps(tile, position)));
  return new Set(all.filter((position) => all.some((other) => swaps(position, other))));
}

/** Returns the place where the code can be claimed with the fewest dice, or the reason why it cannot be claimed. */
export function claimOf({ view, legal }: Asking, code: Handle): { place: Place } | { why: Code } {
  const spent = (place: Place) =>
    positionsOf(place).filter((position) => view.turn?.covers.some((cover) => cover.position === position)).length;
  const whys = PLACES.map((place) => ({ place, why: legal.refusal('claim', [code, place.row, place.column]) }));
  const open = whys.filter(({ why }) => why === null).sort((one, other) => spent(one.place) - spent(other.place))[0];
  if (open) return { place: open.place };
  // The most helpful reason is that a die was already used for another code.
  return { why: whys.find(({ why }) => why === 'die-used')?.why ?? whys[0]?.why ?? 'no-match' };
}

/** Returns the seat's dice on the decoder that cover no tile yet. */
export function freeDice({ view, seat }: Asking): { die: DieIndex; face: number }[] {
  const dice = seat === null ? [] : (view.players[seat]?.dice ?? []);
  return dice.flatMap(({ at, face }, die) =>
    at === 'decoder' && !view.turn?.covers.some((cover) => cover.die === die) ? [{ die, face }] : [],
  );
}
