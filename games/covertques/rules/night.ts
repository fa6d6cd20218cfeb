import type { Apis, Seat } from 'hush/game';
import type { State } from '../state';
import { openRound, runNight } from './rounds';

/**
 * [CQ-54] Records that a seat has seen its card, which only the seat itself can see. The last seat to do so ends the
 * night.
 */
export function see(G: State, by: Seat, apis: Apis): void {
  G.seen.push(by);
  if (G.seen.length === G.seats.length) endNight(G, apis);
  else if (by === G.practice) runNight(G, apis);
}

/** [CQ-9] Ends the night for all seats. Players can still look at their card and the code word. */
export function endNight(G: State, apis: Apis): void {
  G.seen = [];
  openRound(G, apis);
}
