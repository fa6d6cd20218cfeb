import { playerIn } from '../../targets';
import type { Effect } from './effect';

/**
 * [GC-37, GC-62] Revives a player, with all cards face up, no gun and no hand. Guns that were aimed at this player
 * still have no target.
 */
export const defibrillator: Effect = (G, _, targets, { tell }) => {
  const seat = playerIn(targets);
  G.out = G.out.filter((each) => each !== seat);
  tell('returned', { seat });
};
