import type { Seat } from 'hush/game';
import { SLOTS, type Slot, type View } from '../../state';

/** For each slot, the index of its card in the order in which the server lists the cards. */
export type Order = readonly [Slot, Slot, Slot];

/** Returns the key under which the order of the cards is stored for one placement. Faces are never stored. */
export function orderKey({ endsAt }: Pick<View, 'endsAt'>, room: string, played: number, seat: Seat | null) {
  return seat === null ? null : ['goodcopbadcop.order', room, played, endsAt ?? '', seat].join('.');
}

export function orderIn(read: unknown): Order | null {
  if (!Array.isArray(read) || read.length !== SLOTS.length || !SLOTS.every((slot) => read.includes(slot))) return null;
  return [read[0], read[1], read[2]];
}

export const AS_OFFERED: Order = [0, 1, 2];

/** Moves a card from one slot to another. The cards in between shift by one. */
export function moved(order: Order, from: number, to: number): Order {
  const cards = [...order];
  const [card] = cards.splice(from, 1);
  if (card === undefined || to < 0 || to > cards.length) return order;
  cards.splice(to, 0, card);
  const [first = 0, second = 1, third = 2] = cards;
  return [first, second, third];
}
