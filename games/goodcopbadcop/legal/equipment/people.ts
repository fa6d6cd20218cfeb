import type { Seat } from 'hush/game';
import { livingIn, seatIn } from '../../seen';
import type { View } from '../../state';
import { isCard } from '../../targets';
import { oneCard, oneLiving, onePlayer } from './targets';
import type { UseRule } from './use';

/** Defines when a player may use equipment that heals, disguises or revives people, or changes their cards or side. */

/** [GC-27..30, GC-68] The targets are one card of each of two other players. */
export const blackmail: UseRule = {
  isPossible: (view, by) => livingIn(view).filter((seat) => seat !== by).length >= 2,
  next(view, by, named) {
    const taken = named.filter(isCard).map(([seat]) => seat);
    return named.length < 2 ? oneCard(view, (seat) => seat !== by && !taken.includes(seat)) : null;
  },
};

export const defibrillator: UseRule = {
  isPossible: (view) => view.out.length > 0,
  next: (view, _, named) => (named.length === 0 ? onePlayer(view, (seat) => view.out.includes(seat)) : null),
};

export const medKit: UseRule = {
  isPossible: (view) => wounded(view).length > 0,
  next: (view, _, named) => (named.length === 0 ? oneLiving(view, (seat) => wounded(view).includes(seat)) : null),
};

/** For cards whose target is any living player. */
export const onAnybody: UseRule = { next: (view, _, named) => (named.length === 0 ? oneLiving(view) : null) };

/** For cards without targets. */
export const onNobody: UseRule = { next: () => null };

function wounded(view: View): Seat[] {
  return livingIn(view).filter((seat) => seatIn(view, seat).cards.some((card) => card.wounded));
}
