import type { Seat } from 'hush/game';
import { hiddenIn, isDisguised, isHidden, livingIn } from '../../seen';
import type { CardTarget, Slot, View } from '../../state';
import { SLOTS } from '../../state';
import { isCard, isPlayer } from '../../targets';
import type { RefusalCode } from '../../text';
import type { TargetRule } from './use';

/** Rules for a single target of each kind, with the refusals that all cards have in common. */

/** Allows a player for whom `isFit` returns true. */
export function onePlayer(view: View, isFit: (seat: Seat) => boolean): TargetRule {
  return {
    candidates: view.seats,
    refusal: (target) => (isPlayer(target) && view.seats.includes(target) && isFit(target) ? null : 'bad-target'),
  };
}

/** Allows a living player for whom `isFit` returns true. */
export function oneLiving(view: View, isFit: (seat: Seat) => boolean = () => true): TargetRule {
  const living = livingIn(view);
  return onePlayer(view, (seat) => living.includes(seat) && isFit(seat));
}

/**
 * Allows an Integrity card of a living player for whom `isFit` returns true. `unfit` may give another reason against
 * the card.
 */
export function oneCard(
  view: View,
  isFit: (seat: Seat) => boolean,
  unfit: (seat: Seat, slot: Slot) => RefusalCode | null = () => null,
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

/** Allows a hidden card of a player for whom `isFit` returns true and who is not disguised. */
export function oneToInvestigate(view: View, isFit: (seat: Seat) => boolean): TargetRule {
  return oneCard(view, isFit, (seat, slot) => {
    if (!isHidden(view, seat, slot)) return 'slot-not-hidden';
    return isDisguised(view, seat) ? 'disguised' : null;
  });
}

/** Lists the other living players who have a hidden card and are not disguised. */
export function investigable(view: View, by: Seat): Seat[] {
  return livingIn(view).filter((seat) => seat !== by && !isDisguised(view, seat) && hiddenIn(view, seat).length > 0);
}
