import type { Seat } from 'hush/game';
import type { ChoiceKind, Phase, Turn, View } from '../state';
import type { RefusalCode } from '../text';

export function over(view: View): RefusalCode | null {
  return view.outcome ? 'game-over' : null;
}

/** Returns a refusal unless the game is in one of these phases, with no open window or choice. */
export function during(view: View, ...phases: Phase[]): RefusalCode | null {
  const isStopped = view.window !== null || view.choice !== null;
  return over(view) ?? (isStopped || !phases.includes(view.phase) ? 'wrong-stage' : null);
}

/** [CV-73] Returns a refusal unless it is the seat's turn (or step) in one of these phases. */
export function ownTurn(view: View, seat: Seat, ...phases: Phase[]): RefusalCode | null {
  return during(view, ...phases) ?? (turnOf(view, seat) ? null : 'not-your-turn');
}

/** Returns the current turn if it is this seat's turn, or null. */
export function turnOf(view: View, seat: Seat): Turn | null {
  return view.turn?.seat === seat ? view.turn : null;
}

/** Returns a refusal unless it is the seat's turn in `resolve` and the seat has not taken its Action yet. */
export function ownAction(view: View, seat: Seat): RefusalCode | null {
  return ownTurn(view, seat, 'resolve') ?? (view.turn?.isActionDone ? 'action-done' : null);
}

/** Returns a refusal unless this seat must make a choice of this kind now. */
export function ownChoice(view: View, seat: Seat, kind: ChoiceKind): RefusalCode | null {
  if (view.outcome) return 'game-over';
  if (view.choice?.kind !== kind) return 'wrong-stage';
  return view.choice.seat === seat ? null : 'not-your-turn';
}

/** Returns a refusal unless the window with this number is open. */
export function stale(view: View, number: number): RefusalCode | null {
  if (view.outcome) return 'game-over';
  if (view.window?.number === number) return null;
  return view.window || number <= view.windows ? 'stale-window' : 'wrong-stage';
}

/**
 * Returns a refusal unless an open window of this kind is waiting for this seat's answer. A null `kind` stands for any
 * kind.
 */
export function askedNow(view: View, seat: Seat, kind: 'first' | 'espionage' | null): RefusalCode | null {
  const { window, me } = view;
  if (view.outcome) return 'game-over';
  if (window === null || view.choice !== null || (kind !== null && window.kind !== kind)) return 'wrong-stage';
  if (!window.asked.includes(seat)) return 'not-asked';
  return me?.answer ? 'already-answered' : null;
}
