import type { Seat } from '../../../../shared/ids';
import { cardsOf } from '../../queries';
import { livingIn, seatIn } from '../../seen';
import type { View } from '../../state';
import type { EquipmentRule } from './card';
import { oneLiving, playerIn } from './targets';

/** [GC-67] The wound comes off; the next hit wounds again. */
export const medKit: EquipmentRule = {
  isPossible: (view) => wounded(view).length > 0,
  next: (view, _, named) => (named.length === 0 ? oneLiving(view, (seat) => wounded(view).includes(seat)) : null),
  play(G, _, targets, { tell }) {
    const seat = playerIn(targets);
    for (const card of cardsOf(G, seat)) card.isWounded = false;
    tell('healed', { seat });
  },
};

function wounded(view: View): Seat[] {
  return livingIn(view).filter((seat) => seatIn(view, seat).cards.some((card) => card.wounded));
}
