import type { Seat } from '../ids';
import type { LegalityOf } from '../legality/legality';
import type { Draft, MoveArgs } from './module';

/** The move that the learner is currently choosing, with the arguments chosen so far. */
export interface Picked {
  move: string;
  draft: Draft;
}

/** A text, or a function that builds the text from the seat's view and the move that the learner is choosing. */
export type Words<View> =
  | string
  | ((view: View, seat: Seat, names: (seat: Seat) => string, picked: Picked | null) => string);

/**
 * A hint in a coached match. With a `move`, it asks the learner to make that move. With only `at`, it asks the learner
 * to touch something on the screen, such as a covered card. With neither, it only has to be read.
 */
export interface CoachStep<View> {
  id: string;
  /** The action, in a few words. */
  title: Words<View>;
  /** The reason for the action, in at most two sentences. `**bold**` names a button. */
  why: Words<View>;
  /** The text to show instead of `why` while a secret is uncovered. The hint's card keeps its height. */
  held?: Words<View>;
  /**
   * Returns true if this step is due. The coach shows the first step in the list that is due and not done. `when` must
   * check everything that the step's texts rely on.
   */
  when(view: View, seat: Seat): boolean;
  /**
   * The marks of the elements to highlight (`data-coach`, `tab:<id>`). Only the first one that is on screen is
   * highlighted. With `picked`, the highlight can depend on the arguments that the learner has chosen.
   */
  at?: readonly string[] | ((view: View, seat: Seat, picked: Picked | null) => readonly string[]);
  /** Shows the step whenever it is due, such as once a round. Default: only once. */
  again?: true;
  /** True if some learners never see this step. Such a step is left out of the step count. */
  branch?: true;
  /**
   * Returns a legal move that follows the hint. The learner may still make other moves, unless `refuses` forbids them.
   */
  move?(view: View, seat: Seat): { move: string; args: Draft } | null;
  /** Like `Coach.refuses`, but only while this step is due. */
  refuses?: Refuses<View>;
  /**
   * The learner's achievement in this step, listed on the last page: “Called your contact”. A function returns null if
   * the learner has seen the step but not achieved it.
   */
  learned?: string | ((view: View, seat: Seat) => string | null);
}

/**
 * Returns a friendly sentence if the coach forbids every move that begins with `draft`, or null if at least one is
 * allowed. With an empty draft, the question is about the whole move.
 */
type Refuses<View> = (view: View, seat: Seat, move: string, draft: Draft) => string | null;

/**
 * The hints and texts of a game's coached match. The deal and the bots of that match are defined by `lesson` in the
 * game definition.
 */
export interface Coach<View> {
  /** The goal in one short line, which stays on screen during the lesson. The goal is the same for every role. */
  goal: Words<View>;
  /** The hints, in order. The last one becomes due when the lesson is over, and opens the last page. */
  steps: readonly CoachStep<View>[];
  /** Forbids moves that would end or spoil the lesson, at every step. */
  refuses?: Refuses<View>;
  /** Parts of the game that the lesson leaves out, listed on the last page: “Playing as a dirty cop”. */
  left?: readonly string[];
}

/** Returns true if a step is over: it is no longer due and will not be shown again. */
export function isBehind<View>(step: CoachStep<View>, view: View, seat: Seat): boolean {
  return step.again !== true && !step.when(view, seat);
}

/** Lists the learner's achievements: those of the steps shown so far. */
export function achievements<View>(
  { steps }: Pick<Coach<View>, 'steps'>,
  shown: ReadonlySet<string>,
  view: View,
  seat: Seat,
): string[] {
  return steps.flatMap(({ id, learned = null }) => {
    const words = typeof learned === 'function' ? learned(view, seat) : learned;
    return shown.has(id) && words !== null ? [words] : [];
  });
}

export interface Hint {
  id: string;
  title: string;
  why: string;
  held: string | null;
  at: readonly string[];
  kind: 'move' | 'touch' | 'read';
  /**
   * The number of different steps shown so far, including this one, and the total number of steps. Neither includes
   * branches or the last page.
   */
  n: number;
  of: number;
}

/**
 * Returns the first step that is due and not done, or null if there is none, for example while other seats are playing.
 */
export function dueStep<View>(
  { steps }: Pick<Coach<View>, 'steps'>,
  done: ReadonlySet<string>,
  view: View,
  seat: Seat,
): CoachStep<View> | null {
  return steps.find((step) => !done.has(step.id) && step.when(view, seat)) ?? null;
}

/** Returns a sentence if the coach forbids every move that begins with `draft`, or null if at least one is allowed. */
export function coachRefusal<View>(
  { refuses }: Pick<Coach<View>, 'refuses'>,
  due: CoachStep<View> | null,
  view: View,
  seat: Seat,
  move: string,
  draft: Draft,
): string | null {
  return due?.refuses?.(view, seat, move, draft) ?? refuses?.(view, seat, move, draft) ?? null;
}

/**
 * Wraps a legality so that moves forbidden by the coach are closed. The reason is then the coach's sentence instead of
 * a code.
 */
export function coachedLegality<Moves extends MoveArgs>(
  legal: LegalityOf<Moves>,
  refuses: (move: string, draft: Draft) => string | null,
): LegalityOf<Moves> {
  const why: LegalityOf<Moves>['why'] = (move) => legal.why(move) ?? refuses(String(move), []);
  return {
    can: (move) => why(move) === null,
    why,
    next(move, draft) {
      if (refuses(String(move), draft) !== null) return { whole: false, picks: [] };
      const step = legal.next(move, draft);
      return { ...step, picks: step.picks.filter((pick) => refuses(String(move), pick.draft) === null) };
    },
    refusal: (move, args) => legal.refusal(move, args) ?? refuses(String(move), args),
  };
}

export function wordsOf<View>(
  words: Words<View>,
  view: View,
  seat: Seat,
  names: (seat: Seat) => string,
  picked: Picked | null = null,
): string {
  return typeof words === 'string' ? words : words(view, seat, names, picked);
}

export function hintOf<View>(
  { steps }: Pick<Coach<View>, 'steps'>,
  shown: ReadonlySet<string>,
  step: CoachStep<View>,
  view: View,
  seat: Seat,
  names: (seat: Seat) => string,
  picked: Picked | null = null,
): Hint {
  const say = (words: Words<View>) => wordsOf(words, view, seat, names, picked);
  const at = typeof step.at === 'function' ? step.at(view, seat, picked) : (step.at ?? []);
  const kind = step.move ? 'move' : at.length > 0 ? 'touch' : 'read';
  const counted = steps.slice(0, -1).filter(({ branch }) => !branch);
  const n = counted.filter(({ id }) => id === step.id || shown.has(id)).length;
  const held = step.held === undefined ? null : say(step.held);
  const { id, title, why } = step;
  return { id, title: say(title), why: say(why), held, at, kind, n: Math.max(1, n), of: counted.length };
}
