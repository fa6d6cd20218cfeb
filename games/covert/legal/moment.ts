import type { Code, Seat } from '#shared/ids.ts';
import type { ChoiceKind, Phase, Turn, View } from '../state';

export function over(view: View): Code | null {
  return view.outcome ? 'game-over' : null;
}

/** One of these phases is on and neither a window nor a choice stops it. */
export function during(view: View, ...phases: Phase[]): Code | null {
  const isStopped = view.window !== null || view.choice !== null;
  return over(view) ?? (isStopped || !phases.includes(view.phase) ? 'wrong-stage' : null);
}

/** [CV-73] The seat's own turn or step in one of these phases. */
export function ownTurn(view: View, seat: Seat, ...phases: Phase[]): Code | null {
  return during(view, ...phases) ?? (turnOf(view, seat) ? null : 'not-your-turn');
}

/** The running turn, if it is this seat's. */
export function turnOf(view: View, seat: Seat): Turn | null {
  return view.turn?.seat === seat ? view.turn : null;
}

/** The own turn of `resolve` with its Action still to come. */
export function ownAction(view: View, seat: Seat): Code | null {
  return ownTurn(view, seat, 'resolve') ?? (view.turn?.isActionDone ? 'action-done' : null);
}

/** The open choice is of this kind and names this seat. */
export function ownChoice(view: View, seat: Seat, kind: ChoiceKind): Code | null {
  if (view.outcome) return 'game-over';
  if (view.choice?.kind !== kind) return 'wrong-stage';
  return view.choice.seat === seat ? null : 'not-your-turn';
}

/** The window with this number is open and waits for this seat; `kind` null: whichever it is. */
export function openWindow(view: View, seat: Seat, kind: 'first' | 'espionage' | null, number: number): Code | null {
  if (view.outcome) return 'game-over';
  if (view.window?.number !== number) return view.window || number <= view.windows ? 'stale-window' : 'wrong-stage';
  return askedNow(view, seat, kind);
}

/** The open window waits for this seat, whatever number a move carries. */
export function askedNow(view: View, seat: Seat, kind: 'first' | 'espionage' | null): Code | null {
  const { window, me } = view;
  if (view.outcome) return 'game-over';
  if (window === null || view.choice !== null || (kind !== null && window.kind !== kind)) return 'wrong-stage';
  if (!window.asked.includes(seat)) return 'not-asked';
  return me?.answer ? 'already-answered' : null;
}
