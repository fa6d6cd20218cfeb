import type { Seat } from './ids';
import type { Draft } from './module';

/** A sentence, or one that depends on what this seat sees. */
type Words<View> = string | ((view: View, seat: Seat, names: (seat: Seat) => string) => string);

/**
 * One hint of a coached match: what to do next, and why. With a `move` it asks for that move. Without one but with
 * `at` it asks to touch something that only this screen knows of, like a covered card. With neither it is read.
 */
export interface CoachStep<View> {
  id: string;
  /** What to do, in a few words. */
  title: Words<View>;
  /** Why, in one sentence. */
  why: Words<View>;
  /** This is what comes next, if no step before it does. It says what must be true for its words to be true. */
  when(view: View, seat: Seat): boolean;
  /** What to touch, by the boards' own marks (`data-coach`, `tab:<id>`); the first that is on screen is meant. */
  at?: readonly string[] | ((view: View, seat: Seat) => readonly string[]);
  /** It is shown each time it is due: in each round. Default: once. */
  again?: true;
  /** A legal move that the hint comes to. Another one is good too. */
  move?(view: View, seat: Seat): { move: string; args: Draft } | null;
}

/** Whether a step is behind, once it is no longer due. */
export function isBehind<View>(step: CoachStep<View>, view: View, seat: Seat): boolean {
  return step.again !== true && !step.when(view, seat);
}

/** A step as it is shown. */
export interface Hint {
  id: string;
  title: string;
  why: string;
  at: readonly string[];
  kind: 'move' | 'touch' | 'read';
  /** How many different steps have been shown, this one included, and how many there are. */
  n: number;
  of: number;
}

/** The step that is due; null: nothing to say while others play. */
export function dueStep<View>(
  steps: readonly CoachStep<View>[],
  done: ReadonlySet<string>,
  view: View,
  seat: Seat,
): CoachStep<View> | null {
  return steps.find((step) => !done.has(step.id) && step.when(view, seat)) ?? null;
}

/** A due step in words. */
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
