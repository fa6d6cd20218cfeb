import { must } from 'hush/game';
import { moveClaims } from '../../claims';
import { cardAt } from '../../queries';
import type { CardTarget, State } from '../../state';
import { cardIn } from '../../targets';
import { learn, noteLook } from '../looks';
import type { Effect } from './effect';

/**
 * [GC-27..30, GC-68] Swaps two cards. Neither card is turned over, a wound moves with its card, and a seat that has
 * seen a card still knows it. The new owners see the cards they get.
 */
export const blackmail: Effect = (G, by, targets, { tell }) => {
  const [one, other] = [cardIn(targets, 0), cardIn(targets, 1)];
  const [slotsOfOne, slotsOfOther] = [must(G.slots[one[0]]), must(G.slots[other[0]])];
  const moved = slotsOfOne[one[1]];
  slotsOfOne[one[1]] = slotsOfOther[other[1]];
  slotsOfOther[other[1]] = moved;
  moveClaims(G, one, other);
  tell('swapped', { by, one, other });
  for (const target of [one, other]) welcome(G, target);
};

function welcome(G: State, [seat, slot]: CardTarget): void {
  const card = cardAt(G, seat, slot);
  if (card.isUp) return;
  learn(card, seat);
  noteLook(G, seat, seat, slot, 'blackmail');
}
