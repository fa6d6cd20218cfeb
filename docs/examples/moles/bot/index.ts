import { randomDraft } from '#shared/legality.ts';
import type { Bot } from '#shared/module.ts';
import { legal } from '../legal';
import type { View } from '../state';

/** Accuses somebody, once, in its own time. A bot plays from its seat's view, never from the state. */
export const hunch: Bot<View> = {
  title: 'Hunch',
  about: 'Accuses somebody, and stays with it.',
  // From the spectator's view, so that the moment of a move tells nothing either.
  delay: ({ waitingFor }, seat) => (waitingFor.includes(seat) ? { from: 2_000, to: 8_000 } : null),
  choose(view, seat, random) {
    const args = view.me?.accused == null ? randomDraft(legal.accuse, view, seat, random) : null;
    return args && { move: 'accuse', args };
  },
};
