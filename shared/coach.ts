import type { Seat } from './ids';
import type { LegalityOf } from './legality';
import type { Draft, MoveArgs } from './module';

/** A move that the learner is putting together on this device, as far as it is chosen. */
export interface Picked {
  move: string;
  draft: Draft;
}

/** A text, or one that depends on the seat's view and on what the learner has picked so far. */
export type Words<View> =
  | string
  | ((view: View, seat: Seat, names: (seat: Seat) => string, picked: Picked | null) => string);

/**
 * One hint in a coached match: what to do next, and why. A hint with a `move` asks for that move. A hint with `at`
 * alone asks the player to touch something that exists on this screen only, such as a covered card. A hint with neither
 * is only read.
 */
export interface CoachStep<View> {
  id: string;
  /** The action, in a few words. */
  title: Words<View>;
  /** Why, in at most two sentences. `**bold**` names a button. */
  why: Words<View>;
  /** Replaces `why` while a secret on the screen is uncovered. The card keeps its height. */
  held?: Words<View>;
  /** True if this step is due, unless an earlier step is. It checks everything that the step's texts assume. */
  when(view: View, seat: Seat): boolean;
  /**
   * Targets to highlight, named by the boards' marks (`data-coach`, `tab:<id>`). The first target on screen is used.
   * `picked` lets the ring follow what the learner has chosen.
   */
  at?: readonly string[] | ((view: View, seat: Seat, picked: Picked | null) => readonly string[]);
  /** Show the step whenever it is due, such as once a round. Default: show it once. */
  again?: true;
  /** The step belongs to one branch of the lesson: it isn't counted, and not every learner sees it. */
  branch?: true;
  /** A legal move that follows the hint. Other moves are fine too, unless `refuses` closes them. */
  move?(view: View, seat: Seat): { move: string; args: Draft } | null;
  /** Does the same as `Coach.refuses`, while this step is due. */
  refuses?: Refuses<View>;
  /** An achievement of this step, listed on the last page: “Called your contact”. */
  learned?: string;
}

/**
 * Returns a friendly sentence why the coach closes every move that begins with this draft, or null to leave it open. An
 * empty draft asks about the move as a whole.
 */
type Refuses<View> = (view: View, seat: Seat, move: string, draft: Draft) => string | null;

/** A game's coached match, as the learner sees it. The match itself is the `lesson` of the game's definition. */
export interface Coach<View> {
  /** The goal in one short line, which stays on screen for the whole lesson. It is the same for every role. */
  goal: Words<View>;
  /** The hints. The last one asks for nothing: it is due when the lesson is over, and opens the last page. */
  steps: readonly CoachStep<View>[];
  /** Closes moves that would end or spoil the lesson, at every step. */
  refuses?: Refuses<View>;
  /** Parts of the game that the lesson leaves out, for the last page: “Playing as a dirty cop”. */
  left?: readonly string[];
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
  held: string | null;
  at: readonly string[];
  kind: 'move' | 'touch' | 'read';
  /**
   * The number of different steps shown so far, this one included, and their total. Branches and the last page aren't
   * counted.
   */
  n: number;
  of: number;
}

/** Finds the step that is due, or null if none is, such as while other seats are playing. */
export function dueStep<View>(
  { steps }: Pick<Coach<View>, 'steps'>,
  done: ReadonlySet<string>,
  view: View,
  seat: Seat,
): CoachStep<View> | null {
  return steps.find((step) => !done.has(step.id) && step.when(view, seat)) ?? null;
}

/** Returns the sentence why the coach closes every move that begins with this draft, or null if it leaves it open. */
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
 * Returns the legality with the moves closed that the coach refuses. The reason is the coach's sentence itself, in
 * place of a code.
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

/** Fills in a text. */
export function wordsOf<View>(
  words: Words<View>,
  view: View,
  seat: Seat,
  names: (seat: Seat) => string,
  picked: Picked | null = null,
): string {
  return typeof words === 'string' ? words : words(view, seat, names, picked);
}

/** Fills in the texts of a due step for display. */
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
