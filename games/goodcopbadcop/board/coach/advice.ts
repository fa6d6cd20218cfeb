import type { Seat } from '#shared/ids.ts';
import { legal } from '../../legal';
import { hiddenIn, livingIn } from '../../seen';
import { knownFace, type Slot, type View } from '../../state';

/**
 * Returns a look at a card the seat doesn't know yet, at this officer if possible, or the seat's other options if there
 * is none: a draw.
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
 * Returns the seat's hidden card that gives away least when turned up: an honest one, or else the first. Null without
 * one.
 */
export function shown(view: View, seat: Seat): Slot | null {
  const hidden = hiddenIn(view, seat);
  return hidden.find((slot) => view.me?.cards[slot] === 'honest') ?? hidden[0] ?? null;
}
