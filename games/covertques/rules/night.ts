import type { Seat } from '#shared/ids.ts';
import type { Apis } from '#shared/module.ts';
import type { State } from '../state';
import { openRound } from './rounds';

/** [CQ-54] Noted for that seat alone; when everybody has pressed, the night ends for all at that moment. */
export function see(G: State, by: Seat, apis: Apis): void {
  G.seen.push(by);
  if (G.seen.length === G.seats.length) endNight(G, apis);
}

/** [CQ-9] The night ends for everybody at once; cards and code word stay readable. */
export function endNight(G: State, apis: Apis): void {
  G.seen = [];
  openRound(G, apis);
}
