import { activesOf } from '../../queries';
import { bagIn } from '../../targets';
import { passOn } from '../hands';
import type { Effect } from './effect';

/** [GC-55, GC-56] Moves a hand card face down, or an active card, which then works for the player who receives it. */
export const evidenceBag: Effect = (G, by, targets, { tell }) => {
  const { from, what, to } = bagIn(targets);
  if (what === 'hand') {
    passOn(G, from, to);
  } else {
    activesOf(G, from).splice(activesOf(G, from).indexOf(what), 1);
    activesOf(G, to).push(what);
  }
  tell('moved', { by, from, what, to });
};
