import type { Apis, Seat } from 'hush/game';
import { hasBullet } from '../queries';
import type { State } from '../state';
import { closeDay } from './week';

/** [CB-54] At a practice table, marks a seat as done for the day. */
export function rest(G: State, by: Seat, apis: Apis): void {
  G.rested.push(by);
  apis.tell('rested', { by });
  restOut(G, apis);
}

/** [CB-54] Without a clock, ends the day once every seat is done: it rests or, on Friday, has fired its bullet. */
export function restOut(G: State, apis: Apis): void {
  if (G.practice !== null && G.outcome === null && G.seats.every((seat) => isThrough(G, seat))) closeDay(G, apis);
}

function isThrough(G: State, seat: Seat): boolean {
  if (G.rested.includes(seat)) return true;
  return G.day === 'friday' && !G.options.bulletsOnTable && !hasBullet(G, seat);
}
