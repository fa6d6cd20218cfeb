import { type Bot, randomDraft } from 'hush/game';
import { legal } from '../legal';
import type { View } from '../state';

/** A bot that accuses a random player. Bots play from the view of their seat, never from the state. */
export const hunch: Bot<View> = {
  title: 'Hunch',
  about: 'Accuses someone and sticks with it.',
  // The delay depends only on the spectator's view, so that the time of a move reveals nothing either.
  timing: { delay: ({ waitingFor }, seat) => (waitingFor.includes(seat) ? { from: 2_000, to: 8_000 } : null) },
  choose({ view, seat, random }) {
    const args = view.me?.accused == null ? randomDraft(legal.accuse, view, seat, random) : null;
    return args && { move: 'accuse', args };
  },
};
