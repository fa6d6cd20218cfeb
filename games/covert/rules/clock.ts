import type { Apis, Seat } from 'hush/game';
import type { State } from '../state';

/** [CV-76] Starts the clock for a window or choice, unless the person in a practice match is asked. */
export function runFor(G: State, seconds: number, asked: readonly Seat[], { clock }: Apis): void {
  const waits = seconds === 0 || (G.practice !== null && asked.includes(G.practice));
  G.deadline = waits ? null : clock.now() + 1000 * seconds;
}

/**
 * [CV-76] Gives a new turn its full time, or no limit for the person in a practice match. The clock starts once no
 * choice is open.
 */
export function windUp(G: State, seat: Seat): void {
  const waits = G.options.turnSeconds === 0 || seat === G.practice;
  G.turnLeft = waits ? null : 1000 * G.options.turnSeconds;
}

/** Stops the turn's clock while a move is carried out. */
export function stopTurn(G: State, { clock }: Apis): void {
  if (!isTurnRunning(G)) return;
  G.turnLeft = G.deadline === null ? null : Math.max(0, G.deadline - clock.now());
}

/** Resumes the turn's clock, unless an open window or choice sets the deadline. */
export function goOn(G: State, { clock }: Apis): void {
  if (!isTurnRunning(G)) return;
  G.deadline = G.turnLeft === null ? null : clock.now() + G.turnLeft;
  G.turnLeft = null;
}

function isTurnRunning({ turn, window, choice }: State): boolean {
  return turn !== null && window === null && choice === null;
}
