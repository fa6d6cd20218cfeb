import type { Seat } from 'hush/game';
import { armedIn } from '../../seen';
import type { View } from '../../state';
import { oneLiving } from './targets';
import type { UseRule } from './use';

/** Defines when cards that take guns or change aims are legal. */

export const k9Unit: UseRule = {
  isPossible: (view) => armedIn(view).length > 0,
  next: (view, _, named) => (named.length === 0 ? oneLiving(view, (seat) => armedIn(view).includes(seat)) : null),
};

export const walkieTalkie: UseRule = {
  isPossible: (view) => armedIn(view).length > 0,
  next: (view, _, named) => (named.length === 0 ? oneLiving(view) : null),
};

/** [GC-35, GC-36] The targets are another player with a gun, and then the player at whom to aim that gun. */
export const taser: UseRule = {
  isPossible: (view, by) => view.table[by]?.gun === null && othersArmed(view, by).length > 0,
  next(view, by, named) {
    if (named.length === 0) return oneLiving(view, (seat) => othersArmed(view, by).includes(seat));
    return named.length === 1 ? oneLiving(view, (seat) => seat !== by) : null;
  },
};

function othersArmed(view: View, by: Seat): Seat[] {
  return armedIn(view).filter((seat) => seat !== by);
}
