import type { EquipmentRule } from './card';

/** [GC-31, GC-61] The order of turns is reversed for good. */
export const smokeGrenade: EquipmentRule = {
  next: () => null,
  play(G, _, __, { tell }) {
    G.direction = G.direction === 1 ? -1 : 1;
    tell('reversed', { direction: G.direction });
  },
};
