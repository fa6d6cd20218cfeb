import type { Slot } from '../../state';

/** Which offered card goes into each slot. */
export type Order = readonly [Slot, Slot, Slot];

export const AS_OFFERED: Order = [0, 1, 2];

/** The order after the card of one slot has gone to another; the two trade places, or the others move up. */
export function moved(order: Order, from: number, to: number): Order {
  const cards = [...order];
  const [card] = cards.splice(from, 1);
  if (card === undefined || to < 0 || to > cards.length) return order;
  cards.splice(to, 0, card);
  const [first = 0, second = 1, third = 2] = cards;
  return [first, second, third];
}
