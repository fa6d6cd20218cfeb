import type { Apis, Json, Seat } from 'hush/game';
import type { State } from '../state';
import { openWindow } from './flow';

/** In the next match in the room, the player who was shot last goes first. The choice is public. */

/** Returns the seat that was hit last in this match, for use in the next match, or null if no seat was hit. */
export function carryOver({ acts }: State): Json {
  const last = acts.findLast((act) => act.kind === 'shoot');
  return last?.kind === 'shoot' ? last.hit : null;
}

export function reseat(value: Json, seatNow: (before: Seat) => Seat | null): Json {
  return typeof value === 'string' ? seatNow(value) : null;
}

/**
 * [GC-75] Returns the seat of the player who was shot last in the previous match, or null if that player has no seat.
 */
export function shotLast(value: Json, seats: readonly Seat[]): Seat | null {
  return seats.find((seat) => seat === value) ?? null;
}

/** Logs who goes first and opens the window before the first turn. */
export function openMatch(G: State, apis: Apis): void {
  apis.tell('first', { seat: G.active, because: G.first });
  openWindow(G, 'preGame', apis);
}
