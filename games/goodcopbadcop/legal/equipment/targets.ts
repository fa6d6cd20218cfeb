import type { Seat } from '#shared/ids.ts';
import { hiddenIn, isDisguised, isHidden, livingIn } from '../../seen';
import type { CardTarget, Slot, View } from '../../state';
import { SLOTS } from '../../state';
import { isCard, isPlayer } from '../../targets';
import type { RefusalCode } from '../../text';
import type { TargetRule } from './use';

/** The kinds of targets, each with the refusals that all cards of that kind share. */

/** Makes the rule for one player for whom `isFit` returns true. */
export function onePlayer(view: View, isFit: (seat: Seat) => boolean): TargetRule {
  return {
    candidates: view.seats,
    refusal: (target) => (isPlayer(target) && view.seats.includes(target) && isFit(target) ? null : 'bad-target'),
  };
}

/** Makes the rule for one living player. */
export function oneLiving(view: View, isFit: (seat: Seat) => boolean = () => true): TargetRule {
  const living = livingIn(view);
  return onePlayer(view, (seat) => living.includes(seat) && isFit(seat));
}

/**
 * Makes the rule for one Integrity card of a fitting living player. `unfit` returns a further reason against a card, or
 * null.
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

/** Makes the rule for one hidden card to investigate, of a player who is not disguised. */
export function oneToInvestigate(view: View, isFit: (seat: Seat) => boolean): TargetRule {
  return oneCard(view, isFit, (seat, slot) => {
    if (!isHidden(view, seat, slot)) return 'slot-not-hidden';
    return isDisguised(view, seat) ? 'disguised' : null;
  });
}

/** Lists the other living players who have a card that can be investigated. */
export function investigable(view: View, by: Seat): Seat[] {
  return livingIn(view).filter((seat) => seat !== by && !isDisguised(view, seat) && hiddenIn(view, seat).length > 0);
}
