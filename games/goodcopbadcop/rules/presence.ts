import type { Seat } from '#shared/ids.ts';
import type { Apis } from '#shared/module.ts';
import { inSeatOrder, living, waitingFor } from '../queries';
import { GRACE_SECONDS, IDLE_ROUNDS, type Phase, type State, secondsOf } from '../state';

/** Presence: clocks run in full for present seats, briefly for absent ones, and not for the person at a practice table. */

/** Starts the clock of a new phase. The seats that the phase waits for must be set before. */
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
 * Marks a seat that made any move as present. If the match waits for a seat that was absent, the full clock starts
 * again.
 */
export function markPresent(G: State, seat: Seat, apis: Apis): void {
  G.missed = G.missed.filter((each) => each !== seat);
  if (!G.absent.includes(seat)) return;
  G.absent = G.absent.filter((each) => each !== seat);
  apis.tell('back', { seat });
  if (!isWindow(G) && waitingFor(G).join() === seat) startClock(G, apis);
}

/** Notes a public move, for the count of idle rounds. */
export function notePublicMove(G: State): void {
  G.lastActed = G.turn;
}

/**
 * Notes that these seats let a step run out. A seat is away after the second in a row.
 * @returns the seats that are away now and were not before
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

/** Clears the absence of an eliminated seat. */
export function clearAbsence(G: State, seat: Seat): void {
  G.missed = G.missed.filter((each) => each !== seat);
  G.absent = G.absent.filter((each) => each !== seat);
}

/** True if there was no public move for `IDLE_ROUNDS` rounds. */
export function isDeserted(G: State): boolean {
  return G.turn - G.lastActed >= IDLE_ROUNDS * living(G).length;
}
