import type { Seat } from './ids';
import type { Draft } from './module';

/** A text, or one that depends on the seat's view. */
type Words<View> = string | ((view: View, seat: Seat, names: (seat: Seat) => string) => string);

/**
 * One hint in a coached match: what to do next, and why. A hint with a `move` asks for that move. A hint with `at`
 * alone asks the player to touch something that exists on this screen only, such as a covered card. A hint with neither
 * is only read.
 */
export interface CoachStep<View> {
  id: string;
  /** The action, in a few words. */
  title: Words<View>;
  /** Why, in one sentence. */
  why: Words<View>;
  /** True if this step is due, unless an earlier step is. It checks everything that the step's texts assume. */
  when(view: View, seat: Seat): boolean;
  /**
   * Targets to highlight, named by the boards' marks (`data-coach`, `tab:<id>`). The first target on screen is used.
   */
  at?: readonly string[] | ((view: View, seat: Seat) => readonly string[]);
  /** Show the step whenever it is due, such as once a round. Default: show it once. */
  again?: true;
  /** A legal move that follows the hint. Other moves are fine too. */
  move?(view: View, seat: Seat): { move: string; args: Draft } | null;
}

/** True if a step is done: it is no longer due and is not shown again. */
export function isBehind<View>(step: CoachStep<View>, view: View, seat: Seat): boolean {
  return step.again !== true && !step.when(view, seat);
}

/** A step as it is displayed. */
export interface Hint {
  id: string;
  title: string;
  why: string;
  at: readonly string[];
  kind: 'move' | 'touch' | 'read';
  /** The number of different steps shown so far, this one included, and their total. */
  n: number;
  of: number;
}

/** Finds the step that is due, or null if none is, such as while other seats are playing. */
export function dueStep<View>(
  steps: readonly CoachStep<View>[],
  done: ReadonlySet<string>,
  view: View,
  seat: Seat,
): CoachStep<View> | null {
  return steps.find((step) => !done.has(step.id) && step.when(view, seat)) ?? null;
}

/** Fills in the texts of a due step for display. */
export function hintOf<View>(
  steps: readonly CoachStep<View>[],
  shown: ReadonlySet<string>,
  step: CoachStep<View>,
  view: View,
  seat: Seat,
  names: (seat: Seat) => string,
): Hint {
  const say = (words: Words<View>) => (typeof words === 'string' ? words : words(view, seat, names));
  const at = typeof step.at === 'function' ? step.at(view, seat) : (step.at ?? []);
  const kind = step.move ? 'move' : at.length > 0 ? 'touch' : 'read';
  const { id, title, why } = step;
  const n = step === steps.at(-1) ? steps.length : new Set([...shown, id]).size;
  return { id, title: say(title), why: say(why), at, kind, n, of: steps.length };
}
