import type { Effect } from './effect';

/** [GC-31, GC-61] Reverses the turn order for the rest of the match. */
export const smokeGrenade: Effect = (G, _, __, { tell }) => {
  G.direction = G.direction === 1 ? -1 : 1;
  tell('reversed', { direction: G.direction });
};
