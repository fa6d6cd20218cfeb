import { sideOf } from '../../games/goodcopbadcop/rules/teams';
import type { State } from '../../games/goodcopbadcop/state';
import type { Measured } from './measured';

export const goodcopbadcop: Measured = {
  side: (G: State, seat) => sideOf(G, seat).team,
  measuredAs: ['honest', 'crooked'],
};
