import type { Seat } from 'hush/game';
import { livingIn, targetIn } from '../../seen';
import type { View } from '../../state';
import type { UseRule } from './use';

/** Defines when cards that change the declared shot are legal. The new target is not chosen before the card is used. */

export const restrainingOrder: UseRule = {
  isPossible: (view) => view.declared?.action === 'shoot' && otherTargets(view).length > 0,
  next: () => null,
};

export const riotShield: UseRule = {
  isPossible: (view) => view.declared?.action === 'shoot',
  next: () => null,
};

function otherTargets(view: View): Seat[] {
  const { active } = view;
  const barred = [active, view.table[active]?.gun?.aim, targetIn(view)];
  return livingIn(view).filter((seat) => !barred.includes(seat));
}
