import { freshStaller, newcomer, person, silent, staller, truthful } from '#games/coverblown/bot/testing.ts';
import type { State } from '#games/coverblown/state.ts';
import { must } from '#shared/must.ts';
import type { Measured } from './measured';

export const coverblown: Measured = {
  side: (G, seat) => must((G as State).players[seat]).role,
  measuredAs: ['honest', 'dirty'],
  practising: { newcomer },
  winningSide: ({ outcome, position }) => must((position.G as State).players[must(outcome.winners[0])]).role,
  guests: { person, staller, freshStaller, truthful, silent },
  plays: { person: 'honest', staller: 'dirty', freshStaller: 'dirty', truthful: 'dirty', silent: 'dirty' },
};
