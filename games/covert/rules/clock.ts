import type { Apis, Seat } from 'hush/game';
import type { State } from '../state';

/** [CV-76] Starts the clock of a window or choice. No clock runs if it asks the person in a practice match. */
export function runFor(G: State, seconds: number, asked: readonly Seat[], { clock }: Apis): void {
  const waits = seconds === 0 || (G.practice !== null && asked.includes(G.practice));
  G.deadline = waits ? null : clock.now() + 1000 * seconds;
}

/**
 * [CV-76] Sets the time of a new turn: the full time, or no limit for the person in a practice match. Its clock starts
 * when no choice is open.
 */
export function windUp(G: State, seat: Seat): void {
  const waits = G.options.turnSeconds === 0 || seat === G.practice;
  G.turnLeft = waits ? null : 1000 * G.options.turnSeconds;
}

/** Stops the turn's clock while a move takes effect. */
export function stopTurn(G: State, { clock }: Apis): void {
  if (!isTurnRunning(G)) return;
  G.turnLeft = G.deadline === null ? null : Math.max(0, G.deadline - clock.now());
}

/** Lets the turn's clock continue, unless an open window or choice sets the deadline. */
export function goOn(G: State, { clock }: Apis): void {
  if (!isTurnRunning(G)) return;
  G.deadline = G.turnLeft === null ? null : clock.now() + G.turnLeft;
  G.turnLeft = null;
}

function isTurnRunning({ turn, window, choice }: State): boolean {
  return turn !== null && window === null && choice === null;
}
