import type { Code, Seat } from '#shared/ids.ts';
import type { Apis } from '#shared/module.ts';
import { must } from '#shared/must.ts';
import { roundMs } from '../queries';
import { DAYS, type Role, type State } from '../state';

/**
 * [CB-23, CB-24, CB-36] Ends the current round, by an examination or by the clock. The next day starts with its own
 * deadline, counted from now or, after a verdict, from when it has been read. After Friday the dirty cops have won.
 * First calls not answered by Monday's end count as answered.
 */
export function closeDay(G: State, apis: Apis, pauseMs = 0): void {
  if (G.day === 'monday') for (const seat of G.seats) must(G.players[seat]).acknowledged = true;
  const next = DAYS[DAYS.indexOf(G.day) + 1];
  if (next === undefined) {
    endGame(G, 'dirty', 'week-over', apis);
    return;
  }
  G.day = next;
  G.called = [];
  G.plans = [];
  G.rested = [];
  startClock(G, apis.clock.now() + pauseMs);
  apis.tell('round-began', { day: next });
}

/** Starts the day's clock, except against the person at a practice table. */
export function startClock(G: State, began: number): void {
  G.began = began;
  G.deadline = G.practice === null ? began + roundMs(G) : null;
}

/** All cops of a side win together, including the dead. */
export function endGame(G: State, side: Role, reason: Code, { tell }: Apis): void {
  const winners = G.seats.filter((seat) => must(G.players[seat]).role === side);
  G.outcome = { winners, reason };
  tell('over', { side, winners, reason });
}

/** [CB-27, CB-42] Ends the match after a cop's last life: the other side wins. */
export function die(G: State, seat: Seat, apis: Apis): void {
  const { role } = must(G.players[seat]);
  G.died = seat;
  apis.tell('died', { seat });
  if (role === 'dirty') endGame(G, 'honest', 'dirty-cop-died', apis);
  else endGame(G, 'dirty', 'honest-cop-died', apis);
}
