import type { Seat } from 'hush/game';
import { armedIn, hiddenIn, isDisguised, isHidden, livingIn } from '../../seen';
import type { Target, View } from '../../state';
import { isCard } from '../../targets';
import { investigable, oneCard, oneLiving, oneToInvestigate } from './targets';
import type { UseRule } from './use';

/** Defines when cards that show hidden cards, to one player or to all, are legal. */

/** [GC-57] The targets are one card of each of two players, or one card if only one player has a card to look at. */
export const wiretap: UseRule = {
  isPossible: (view, by) => investigable(view, by).length > 0,
  next(view, by, named) {
    const isWhole = named.length === Math.min(2, investigable(view, by).length);
    return isWhole ? null : another(view, by, named, () => true);
  },
};

/** [GC-59] The targets are one card of every other armed player who has a card to look at. */
export const metalDetector: UseRule = {
  isPossible: (view, by) => detectable(view, by).length > 0,
  next(view, by, named) {
    const armed = detectable(view, by);
    return named.length === armed.length ? null : another(view, by, named, (seat) => armedIn(view).includes(seat));
  },
};

/**
 * [GC-58] The target is another player. A disguised player is refused, because the user could not see that player's
 * cards.
 */
export const polygraph: UseRule = {
  isPossible: (view, by) => livingIn(view).some((seat) => seat !== by && !isDisguised(view, seat)),
  next(view, by, named) {
    if (named.length > 0) return null;
    const others = oneLiving(view, (seat) => seat !== by);
    const refusal = (target: Target) =>
      others.refusal(target) ?? (isDisguised(view, String(target)) ? 'disguised' : null);
    return { candidates: others.candidates, refusal };
  },
};

export const truthSerum: UseRule = {
  isPossible: (view) => livingIn(view).some((seat) => hiddenIn(view, seat).length > 0),
  next(view, _, named) {
    if (named.length > 0) return null;
    return oneCard(
      view,
      () => true,
      (seat, slot) => (isHidden(view, seat, slot) ? null : 'slot-not-hidden'),
    );
  },
};

/** Allows a hidden card of a player of whom no card is a target yet. */
function another(view: View, by: Seat, named: readonly Target[], isFit: (seat: Seat) => boolean) {
  const taken = named.filter(isCard).map(([seat]) => seat);
  return oneToInvestigate(view, (seat) => seat !== by && !taken.includes(seat) && isFit(seat));
}

function detectable(view: View, by: Seat): Seat[] {
  return investigable(view, by).filter((seat) => armedIn(view).includes(seat));
}
