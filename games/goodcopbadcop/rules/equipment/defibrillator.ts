import { playerIn } from '../../targets';
import type { Effect } from './effect';

/** [GC-37, GC-62] Back with all cards face up, no gun and no hand; who aims there must aim again. */
export const defibrillator: Effect = (G, _, targets, { tell }) => {
  const seat = playerIn(targets);
  G.out = G.out.filter((each) => each !== seat);
  tell('returned', { seat });
};
