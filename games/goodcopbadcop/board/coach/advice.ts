import type { Seat } from 'hush/game';
import { legal } from '../../legal';
import { hiddenIn, livingIn } from '../../seen';
import { knownFace, type Slot, type View } from '../../state';

/**
 * Returns an investigation of a card whose face the seat does not know, preferably a card of officer `of`. If there is
 * no such card, returns a draw.
 */
export function lookAt(view: View, seat: Seat, of: Seat): { move: string; args: [Seat, Slot] | [] } {
  const order = [of, ...livingIn(view).filter((other) => other !== of)];
  const looks = order.flatMap((other) => hiddenIn(view, other).map((slot): [Seat, Slot] => [other, slot]));
  const args = looks.find(
    ([other, slot]) =>
      knownFace(view, seat, { seat: other, slot }) === null &&
      legal.investigate.refusal(view, seat, [other, slot]) === null,
  );
  return args ? { move: 'investigate', args } : { move: 'equip', args: [] };
}

/**
 * Returns the slot of the hidden card that reveals least when turned up: an honest card, or else the first. Null if the
 * seat has no hidden card.
 */
export function shown(view: View, seat: Seat): Slot | null {
  const hidden = hiddenIn(view, seat);
  return hidden.find((slot) => view.me?.cards[slot] === 'honest') ?? hidden[0] ?? null;
}
