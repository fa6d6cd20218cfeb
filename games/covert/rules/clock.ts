import type { Apis } from '../../../shared/module';
import type { State } from '../state';

/** What stops a turn has a time of its own. */
export function runFor(G: State, seconds: number, { clock }: Apis): void {
  G.deadline = seconds === 0 ? null : clock.now() + 1000 * seconds;
}

/** A new turn has all its time; the clock starts when nothing else is asked. */
export function windUp(G: State): void {
  G.turnLeft = G.options.turnSeconds === 0 ? null : 1000 * G.options.turnSeconds;
}

/** The turn's clock stands while its move is carried out. */
export function stopTurn(G: State, { clock }: Apis): void {
  if (!isTurnRunning(G)) return;
  G.turnLeft = G.deadline === null ? null : Math.max(0, G.deadline - clock.now());
}

/** It goes on, unless a window or a choice is open: those have set the deadline themselves. */
export function goOn(G: State, { clock }: Apis): void {
  if (!isTurnRunning(G)) return;
  G.deadline = G.turnLeft === null ? null : clock.now() + G.turnLeft;
  G.turnLeft = null;
}

function isTurnRunning({ turn, window, choice }: State): boolean {
  return turn !== null && window === null && choice === null;
}
