import { cardsOf } from '../../queries';
import { playerIn } from '../../targets';
import type { Effect } from './effect';

/** [GC-67] Heals a leader's wound. The next hit only wounds the leader again. */
export const medKit: Effect = (G, _, targets, { tell }) => {
  const seat = playerIn(targets);
  for (const card of cardsOf(G, seat)) card.isWounded = false;
  tell('healed', { seat });
};
