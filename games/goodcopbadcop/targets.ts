import type { Seat } from 'hush/game';
import type { BagTarget, CardTarget, Target } from './state';

export function isPlayer(target: Target): target is Seat {
  return typeof target === 'string';
}

export function isCard(target: Target): target is CardTarget {
  return Array.isArray(target);
}

export function isBag(target: Target): target is BagTarget {
  return !isPlayer(target) && !isCard(target);
}

export function playerIn(targets: readonly Target[], at = 0): Seat {
  const target = targets[at];
  if (target === undefined || !isPlayer(target)) throw new Error('expected a player as target');
  return target;
}

export function cardIn(targets: readonly Target[], at = 0): CardTarget {
  const target = targets[at];
  if (target === undefined || !isCard(target)) throw new Error('expected a card as target');
  return target;
}

export function bagIn(targets: readonly Target[]): BagTarget {
  const [target] = targets;
  if (target === undefined || !isBag(target)) throw new Error('expected a move of a card as target');
  return target;
}

/** Lists the seats that a target names. */
export function seatsNamed(target: Target): Seat[] {
  if (typeof target === 'string') return [target];
  return Array.isArray(target) ? [target[0]] : [target.from, target.to];
}
