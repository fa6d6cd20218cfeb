import type { EquipmentRule } from './card';
import { onePlayer, playerIn } from './targets';

/** [GC-37, GC-62] Back with all cards face up, no gun and no hand; who aims there must aim again. */
export const defibrillator: EquipmentRule = {
  isPossible: (view) => view.out.length > 0,
  next: (view, _, named) => (named.length === 0 ? onePlayer(view, (seat) => view.out.includes(seat)) : null),
  play(G, _, targets, { tell }) {
    const seat = playerIn(targets);
    G.out = G.out.filter((each) => each !== seat);
    tell('returned', { seat });
  },
};
