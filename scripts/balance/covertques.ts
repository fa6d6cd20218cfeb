import { type State, sideOf } from '#games/covertques/state.ts';
import { must } from '#shared/must.ts';
import type { Measured } from './measured';

export const covertques: Measured = {
  side: (G, seat) => sideOf(must((G as State).roles[seat])),
  measuredAs: ['users', 'insiders'],
};
