import { must, type Seat, seatsOf } from 'hush/game';
import { type Direction, type EquipmentId, type IntegrityCard, SLOTS, type Slot, type State } from './state';

/** Queries about a state. Queries about a view, which legality uses, are in `seen.ts`. */

export const PLAYERS: Readonly<{ min: number; max: number }> = { min: 4, max: 8 };
export const SEATS: readonly Seat[] = seatsOf(PLAYERS.max);

export function living(G: Pick<State, 'seats' | 'out'>): Seat[] {
  return G.seats.filter((seat) => !G.out.includes(seat));
}

/** Returns all seats in this direction. Starts with the seat after `seat` and ends with `seat`. */
export function seatsAfter(seats: readonly Seat[], seat: Seat, direction: Direction = 1): Seat[] {
  const at = seats.indexOf(seat);
  return seats.map((_, step) => must(seats.at((at + direction * (step + 1)) % seats.length)));
}

export function cardAt(G: Pick<State, 'cards' | 'slots'>, seat: Seat, slot: Slot): IntegrityCard {
  return must(G.cards[must(G.slots[seat])[slot]], `the card of seat ${seat} in slot ${slot}`);
}

export function cardsOf(G: Pick<State, 'cards' | 'slots'>, seat: Seat): IntegrityCard[] {
  return SLOTS.map((slot) => cardAt(G, seat, slot));
}

export function hiddenSlots(G: Pick<State, 'cards' | 'slots'>, seat: Seat): Slot[] {
  return SLOTS.filter((slot) => !cardAt(G, seat, slot).isUp);
}

export function hasInFront(G: Pick<State, 'actives'>, seat: Seat, card: EquipmentId): boolean {
  return activesOf(G, seat).includes(card);
}

export function activesOf(G: Pick<State, 'actives'>, seat: Seat): EquipmentId[] {
  return must(G.actives[seat], `the cards in front of seat ${seat}`);
}

/** Sorts seats into seat order and removes duplicates. */
export function inSeatOrder(seats: Iterable<Seat>): Seat[] {
  return [...new Set(seats)].sort();
}

/**
 * Returns the seats that the match is publicly waiting for. In a window, these are all seats that are asked, even those
 * that have passed.
 */
export function waitingFor(G: State): Seat[] {
  switch (G.phase) {
    case 'placement':
      return G.seats.filter((seat) => !G.placed.includes(seat));
    case 'action':
    case 'reconsider':
    case 'aim':
      return [G.active];
    case 'choose':
      return [must(G.choices[0], 'a choice').seat];
    default:
      return G.asked;
  }
}
