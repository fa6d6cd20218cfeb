import type { Code, Seat } from '../../../../shared/ids';
import { hiddenIn, isDisguised, isHidden, livingIn } from '../../seen';
import type { BagTarget, CardTarget, Slot, Target, View } from '../../state';
import { SLOTS } from '../../state';
import type { TargetRule } from './card';

/** The kinds of targets, each with what every card of that kind refuses. */

export function isPlayer(target: Target): target is Seat {
  return typeof target === 'string';
}

export function isCard(target: Target): target is CardTarget {
  return Array.isArray(target);
}

export function playerIn(targets: readonly Target[], at = 0): Seat {
  const target = targets[at];
  if (target === undefined || !isPlayer(target)) throw new Error('a player was to be named');
  return target;
}

export function cardIn(targets: readonly Target[], at = 0): CardTarget {
  const target = targets[at];
  if (target === undefined || !isCard(target)) throw new Error('a card was to be named');
  return target;
}

export function bagIn(targets: readonly Target[]): BagTarget {
  const [target] = targets;
  if (target === undefined || isPlayer(target) || isCard(target)) throw new Error('a move was to be named');
  return target;
}

/** One of these players. */
export function onePlayer(view: View, isFit: (seat: Seat) => boolean): TargetRule {
  return {
    candidates: view.seats,
    refusal: (target) => (isPlayer(target) && view.seats.includes(target) && isFit(target) ? null : 'bad-target'),
  };
}

/** One living player. */
export function oneLiving(view: View, isFit: (seat: Seat) => boolean = () => true): TargetRule {
  const living = livingIn(view);
  return onePlayer(view, (seat) => living.includes(seat) && isFit(seat));
}

/** One Integrity card of these living players; `unfit` says what else is wrong with it. */
export function oneCard(
  view: View,
  isFit: (seat: Seat) => boolean,
  unfit: (seat: Seat, slot: Slot) => Code | null = () => null,
): TargetRule {
  const living = livingIn(view);
  return {
    candidates: living.flatMap((seat) => SLOTS.map((slot): CardTarget => [seat, slot])),
    refusal(target) {
      if (!isCard(target)) return 'bad-target';
      const [seat, slot] = target;
      return living.includes(seat) && isFit(seat) ? unfit(seat, slot) : 'bad-target';
    },
  };
}

/** One hidden card to be investigated: not of anybody disguised. */
export function oneToInvestigate(view: View, isFit: (seat: Seat) => boolean): TargetRule {
  return oneCard(view, isFit, (seat, slot) => {
    if (!isHidden(view, seat, slot)) return 'slot-not-hidden';
    return isDisguised(view, seat) ? 'disguised' : null;
  });
}

/** Living players other than this one of whom something can be investigated. */
export function investigable(view: View, by: Seat): Seat[] {
  return livingIn(view).filter((seat) => seat !== by && !isDisguised(view, seat) && hiddenIn(view, seat).length > 0);
}
