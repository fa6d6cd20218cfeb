import type { Apis, Seat } from 'hush/game';
import { inSeatOrder, living, waitingFor } from '../queries';
import { GRACE_SECONDS, IDLE_ROUNDS, type Phase, type State, secondsOf } from '../state';

/**
 * Presence. Seats that are present get the full time on the clock, and absent seats little time. The person in a
 * practice match has no clock.
 */

/** Starts the clock of the current phase. The seats that the match waits for must already be set. */
export function startClock(G: State, { clock }: Apis): void {
  const seconds = secondsFor(G, G.phase);
  G.deadline = seconds === 0 ? null : clock.now() + 1000 * seconds;
}

function secondsFor(G: State, phase: Phase): number {
  const waited = waitingFor(G);
  if (G.practice !== null && waited.includes(G.practice)) return 0;
  const seconds = secondsOf(G, phase);
  const isGone = !isWindow(G) && waited.length === 1 && waited.every((seat) => G.absent.includes(seat));
  return isGone ? Math.min(seconds, GRACE_SECONDS) : seconds;
}

function isWindow({ closesAt }: Pick<State, 'closesAt'>): boolean {
  return closesAt !== null;
}

/**
 * Marks a seat as present after any of its moves. If the match was waiting for the seat while it was absent, the clock
 * starts again with the full time.
 */
export function markPresent(G: State, seat: Seat, apis: Apis): void {
  G.missed = G.missed.filter((each) => each !== seat);
  if (!G.absent.includes(seat)) return;
  G.absent = G.absent.filter((each) => each !== seat);
  apis.tell('back', { seat });
  if (!isWindow(G) && waitingFor(G).join() === seat) startClock(G, apis);
}

/** Records that a public move was made in this turn. `isDeserted` counts rounds from this turn. */
export function notePublicMove(G: State): void {
  G.lastActed = G.turn;
}

/**
 * Records that these seats have missed a step. A seat that misses two steps in a row is absent.
 * @returns the seats that have just become absent
 */
export function missStep(G: State, seats: readonly Seat[]): Seat[] {
  const again = seats.filter((seat) => G.missed.includes(seat));
  const first = seats.filter((seat) => !G.missed.includes(seat) && !G.absent.includes(seat));
  G.missed = inSeatOrder([...G.missed.filter((seat) => !again.includes(seat)), ...first]);
  G.absent = inSeatOrder([...G.absent, ...again]);
  return again;
}

export function tellAway(seats: readonly Seat[], { tell }: Apis): void {
  for (const seat of seats) tell('away', { seat });
}

/** Records that an eliminated seat is not absent and has missed no step. */
export function clearAbsence(G: State, seat: Seat): void {
  G.missed = G.missed.filter((each) => each !== seat);
  G.absent = G.absent.filter((each) => each !== seat);
}

/** True if no public move was made in the last `IDLE_ROUNDS` rounds. */
export function isDeserted(G: State): boolean {
  return G.turn - G.lastActed >= IDLE_ROUNDS * living(G).length;
}
