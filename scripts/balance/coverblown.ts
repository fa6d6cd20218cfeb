import { person } from '../../games/coverblown/bot/testing';
import type { State } from '../../games/coverblown/state';
import { must } from '../../shared/must';
import type { Measured } from './measured';

export const coverblown: Measured = {
  side: (G: State, seat) => must(G.players[seat]).role,
  measuredAs: ['honest'],
  guests: { person },
};
