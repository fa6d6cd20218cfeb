import type { Apis, Seat } from 'hush/game';
import { hasBullet } from '../queries';
import type { State } from '../state';
import { closeDay } from './week';

/** [CB-54] In a practice match, records that a seat is done for the day. */
export function rest(G: State, by: Seat, apis: Apis): void {
  G.rested.push(by);
  apis.tell('rested', { by });
  restOut(G, apis);
}

/**
 * [CB-54] In a match without a clock, ends the day when every seat is done: it has pressed Done or, on Friday, has
 * fired its bullet.
 */
export function restOut(G: State, apis: Apis): void {
  if (G.practice !== null && G.outcome === null && G.seats.every((seat) => isThrough(G, seat))) closeDay(G, apis);
}

function isThrough(G: State, seat: Seat): boolean {
  if (G.rested.includes(seat)) return true;
  return G.day === 'friday' && !G.options.bulletsOnTable && !hasBullet(G, seat);
}
