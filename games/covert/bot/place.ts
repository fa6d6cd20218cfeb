import type { Seat } from 'hush/game';
import { unfitSpace } from '../legal/circle';
import { abilityHeld, heldBy, playerOf } from '../queries';
import { giveUp } from '../rules/hands';
import { type Circle, type DieIndex, type Handle, type Player, type State, turnedBy } from '../state';
import { copyOf } from './world';

/** A die to place, with the mods and the Handler's change that alter its face. */
export interface DiePlacement {
  die: DieIndex;
  at: Circle | 'decoder' | 'folder';
  mods: Handle[];
  handler: -1 | 0 | 1;
}

/** The dice still in hand and the spaces already taken on each circle. */
export interface Reserve {
  wild: DieIndex[];
  taken: Record<Circle, number[]>;
}

/** Returns how many more dice the player could place on a circle, if each takes what it needs from the reserve. */
export function roomFor(player: Player, reserve: Reserve, circle: Circle): number {
  let left: Reserve = reserve;
  let hand = player;
  for (let placed = 0; ; placed++) {
    const found = placementOn(hand, left, circle);
    if (!found) return placed;
    left = found.left;
    hand = afterPlacing(hand, found.placement);
  }
}

/** Finds the cheapest way in which a die fits on a circle: unchanged, with the Handler, or with one card or token. */
export function placementOn(
  player: Player,
  reserve: Reserve,
  circle: Circle,
): { placement: DiePlacement; left: Reserve } | null {
  for (const [handler, mods] of turnsOf(player)) {
    const by = mods.reduce((sum, mod) => sum + (abilityHeld(player, mod) === 'plus1' ? 1 : -1), handler as number);
    const fits = reserve.wild.filter((die) => unfitSpace(reserve.taken[circle], faceOf(player, die, by)) === null);
    const [die] = fits.sort((one, other) => choices(player, reserve, one) - choices(player, reserve, other));
    if (die === undefined) continue;
    const taken = { ...reserve.taken, [circle]: [...reserve.taken[circle], faceOf(player, die, by)] };
    const left = { wild: reserve.wild.filter((each) => each !== die), taken };
    return { placement: { die, at: circle, mods: [...mods], handler }, left };
  }
  return null;
}

function turnsOf(player: Player): (readonly [handler: -1 | 0 | 1, mods: readonly Handle[]])[] {
  const turns: (readonly [-1 | 0 | 1, readonly Handle[]])[] = [[0, []]];
  if (player.character === 'handler' && !player.isPowerUsed) turns.push([-1, []], [1, []]);
  const mods = [...player.tokens, ...player.agency].filter(({ handle }) => {
    const ability = abilityHeld(player, handle);
    return (ability === 'plus1' || ability === 'minus1') && !player.newTokens.includes(handle);
  });
  return [...turns, ...mods.map(({ handle }) => [0, [handle]] as const)];
}

/** Counts the circles on which a die fits unchanged. The dice that fit on the fewest circles are placed first. */
function choices(player: Player, { taken }: Reserve, die: DieIndex): number {
  return Object.values(taken).filter((spaces) => unfitSpace(spaces, faceOf(player, die, 0)) === null).length;
}

function faceOf(player: Player, die: DieIndex, by: number): number {
  return turnedBy(player.dice[die]?.rolled ?? 0, by);
}

/** Returns the player after spending the mods that changed a die. */
function afterPlacing(player: Player, { mods, handler }: DiePlacement): Player {
  const without = <Held extends { handle: Handle }>(held: Held[]) =>
    held.filter(({ handle }) => !mods.includes(handle));
  const isPowerUsed = player.isPowerUsed || handler !== 0;
  return { ...player, isPowerUsed, agency: without(player.agency), tokens: without(player.tokens) };
}

/** Returns a copy of a position with these dice placed. */
export function withPlaced(before: State, seat: Seat, placements: readonly DiePlacement[]): State {
  const G = copyOf(before);
  const player = playerOf(G, seat);
  for (const { die, at, mods, handler } of placements) {
    const placed = player.dice[die];
    if (placed) placed.at = at;
    if (handler !== 0) player.isPowerUsed = true;
    for (const mod of mods) giveUp(player, heldBy(player, 'tokens', mod) ? 'tokens' : 'agency', mod);
  }
  return G;
}
