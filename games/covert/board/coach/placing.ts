import type { Seat } from '#shared/ids.ts';
import type { Draft } from '#shared/module.ts';
import { legal } from '../../legal';
import { player, unplaced } from '../../legal/hand';
import type { DieIndex, View } from '../../state';
import type { Target } from '../turn/intent';
import { helpingDie } from './codes';

/** Returns a die that fits on the target now, or null. Prefers a helpful die for the decoder, other dice elsewhere. */
export function dieFor(view: View, seat: Seat, target: Target): DieIndex | null {
  const hand = unplaced(view, seat);
  const kept = helpingDie(view, seat, hand);
  const rank = (die: DieIndex) => ((die === kept) === (target === 'decoder') ? 10 : 0) + alike(view, seat, die);
  const fitting = hand.filter((die) => isLegal(view, seat, placement(die, target)));
  const [best] = fitting.sort((one, other) => rank(other) - rank(one));
  return best ?? null;
}

export function placement(die: DieIndex, target: Target): { move: Placing; args: Draft } {
  if (target === 'decoder') return { move: 'placeDecoder', args: [die, []] };
  if (target === 'folder') return { move: 'placeSpecialOps', args: [die] };
  return { move: 'placeCircle', args: [die, target, [], 0] };
}

/** Returns a target for a die without a better use, or null if no die fits anywhere. */
export function anyTarget(view: View, seat: Seat): Target | null {
  const order = ['agencyCards', 'movement', 'missionCards', 'decoder'] as const;
  return order.find((target) => dieFor(view, seat, target) !== null) ?? null;
}

export function hasPlaced(view: View, seat: Seat, target: Target): boolean {
  return player(view, seat).dice.some(({ at }) => at === target);
}

type Placing = 'placeCircle' | 'placeDecoder' | 'placeSpecialOps';

/** Counts the dice in hand with the same face as this one. */
function alike(view: View, seat: Seat, die: DieIndex): number {
  const { dice } = player(view, seat);
  return unplaced(view, seat).filter((one) => dice[one]?.face === dice[die]?.face).length;
}

function isLegal(view: View, seat: Seat, { move, args }: { move: Placing; args: Draft }): boolean {
  return legal[move].refusal(view, seat, args as never) === null;
}
