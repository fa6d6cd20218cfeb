import type { Apis, Json, Seat } from 'hush/game';
import type { State } from '../state';
import { openWindow } from './flow';

/** The player who was hit last has the first turn in the next match in the room. All players can see this. */

/** Returns the seat that was hit last in this match, for the next match, or null if none was. */
export function carryOver({ acts }: State): Json {
  const last = acts.findLast((act) => act.kind === 'shoot');
  return last?.kind === 'shoot' ? last.hit : null;
}

export function reseat(value: Json, seatNow: (before: Seat) => Seat | null): Json {
  return typeof value === 'string' ? seatNow(value) : null;
}

/**
 * [GC-75] Returns the seat of the player who was hit last in the previous match, or null if that player has no seat.
 */
export function shotLast(value: Json, seats: readonly Seat[]): Seat | null {
  return seats.find((seat) => seat === value) ?? null;
}

/** Logs who has the first turn, and opens the window before that turn. */
export function openMatch(G: State, apis: Apis): void {
  apis.tell('first', { seat: G.active, because: G.first });
  openWindow(G, 'preGame', apis);
}
