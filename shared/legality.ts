import type { Code, Seat } from './ids';
import type { Json } from './json';
import type { AnyModule, Draft, Legality, LegalMoves, MoveArgs, Step } from './module';
import { pick, type Random } from './random';

const NOTHING: Step = { whole: false, picks: [] };

/** A possible continuation of a draft: the mark on the board, and the draft it leads to. */
type StepPick = Step['picks'][number];

/**
 * The parts that all ways of writing a legality share. Give `closed` and `unfit`, or the complete `refusal`, or both.
 */
export interface Rule<View, Args extends Draft> {
  /**
   * The reason why this seat cannot make the move now with any arguments, or null if some may be legal. Default: never
   * closed.
   */
  closed?(view: View, seat: Seat): Code | null;
  /**
   * The reason why these arguments are refused although the move is not closed, or null if they are legal. Default:
   * never unfit.
   */
  unfit?(view: View, seat: Seat, args: Args): Code | null;
  /** The complete judgement, for moves whose argument codes take precedence over the codes that close them. */
  refusal?(view: View, seat: Seat, args: Args): Code | null;
  /** The reason why an open move has no possible arguments. Called only in that case. */
  empty?(view: View, seat: Seat): Code;
}

/** The default reason when a move is open but has no possible arguments. */
const NOTHING_TO_CHOOSE: Code = 'nothing-to-choose';

function judgeOf<View, Args extends Draft>({ closed, unfit, refusal }: Rule<View, Args>) {
  return refusal ?? ((view: View, seat: Seat, args: Args) => closed?.(view, seat) ?? unfit?.(view, seat, args) ?? null);
}

/**
 * Builds a legality from its parts. `first` is called if the move is not closed, to see whether anything can be chosen.
 */
function legality<View, Args extends Draft>(
  { closed, refusal }: { closed?: Rule<View, Args>['closed']; refusal: Legality<View, Args>['refusal'] },
  step: Legality<View, Args>['next'],
  first: Legality<View, Args>['why'] = () => null,
): Legality<View, Args> {
  const next: typeof step = (view, seat, draft) => (closed?.(view, seat) ? NOTHING : step(view, seat, draft));
  return {
    refusal,
    next,
    why(view, seat) {
      const code = closed?.(view, seat) ?? null;
      if (code !== null) return code;
      const { whole, picks, text } = step(view, seat, []);
      return whole || text || picks.length > 0 ? null : (first(view, seat) ?? NOTHING_TO_CHOOSE);
    },
  };
}

/**
 * A legality from a list of complete argument lists, the best first. `next` offers their common beginnings, without
 * refused ones.
 */
export function flat<View, Args extends Draft>(
  rule: Rule<View, Args> & { list(view: View, seat: Seat): readonly Args[] },
): Legality<View, Args> {
  const refusal = judgeOf(rule);
  const next: Legality<View, Args>['next'] = (view, seat, draft) => {
    const open = rule.list(view, seat).filter((args) => startsWith(args, draft) && refusal(view, seat, args) === null);
    const marks = new Map<string, StepPick>();
    for (const args of open) {
      const mark = args[draft.length];
      if (mark === undefined) continue;
      const key = JSON.stringify(mark);
      if (!marks.has(key)) marks.set(key, append(draft, mark));
    }
    return { whole: open.some((args) => args.length === draft.length), picks: [...marks.values()] };
  };
  return legality({ ...rule, refusal }, next, (view, seat) => {
    if (rule.empty) return rule.empty(view, seat);
    const [args] = rule.list(view, seat);
    return args ? refusal(view, seat, args) : null;
  });
}

/**
 * The legality of a move whose arguments are chosen one by one, without listing all combinations. It is exact at every
 * step, so no choice leads to a dead end.
 */
export function tree<View, Args extends Draft>(
  rule: Rule<View, Args> & {
    /** The lengths at which a draft can be complete. */
    lengths: readonly number[];
    /** The possible next arguments, the best first; each can be completed. */
    grow(view: View, seat: Seat, draft: Draft): StepPick[];
  },
): Legality<View, Args> {
  const refusal = judgeOf(rule);
  const next: Legality<View, Args>['next'] = (view, seat, draft) => ({
    whole: rule.lengths.includes(draft.length) && refusal(view, seat, draft as never) === null,
    picks: rule.grow(view, seat, draft),
  });
  return legality({ ...rule, refusal }, next, rule.empty);
}

/** The legality of a move whose steps are neither a list nor a tree of picks, such as free text. */
export function stepwise<View, Args extends Draft>(
  rule: Rule<View, Args> & Pick<Legality<View, Args>, 'next'>,
): Legality<View, Args> {
  return legality({ ...rule, refusal: judgeOf(rule) }, rule.next, rule.empty);
}

/** A pick that appends one argument to the draft; that argument is the mark. */
export function append(draft: Draft, part: Json): StepPick {
  return { mark: part, draft: [...draft, part] };
}

/**
 * Arguments with or without a stamp at the end: the round or window they are meant for. Our client sends the stamp, so
 * that a late move cannot count for the wrong moment; a move without one counts for the current moment.
 */
export function stamped<Args extends readonly unknown[], Stamp>(
  args: readonly [...Args],
  stamp: Stamp,
): ([...Args, Stamp] | [...Args])[] {
  return [[...args, stamp], [...args]];
}

function startsWith(args: Draft, draft: Draft): boolean {
  return args.length >= draft.length && draft.every((part, at) => isSame(part, args[at]));
}

function isSame(part: Json, other: Json | undefined): boolean {
  return part === other || (typeof part === 'object' && JSON.stringify(part) === JSON.stringify(other));
}

/** A random complete draft of a move, or null if there is none. Free text is sampled. */
export function randomDraft<View>(
  legality: Legality<View, never>,
  view: View,
  seat: Seat,
  random: Random,
  stopAt = 0.5,
): Draft | null {
  let draft: Draft = [];
  for (let depth = 0; depth < 200; depth++) {
    const step = legality.next(view, seat, draft);
    if (step.text) {
      draft = [...draft, step.text.sample(random)];
      continue;
    }
    const mayStop = step.whole;
    if (step.picks.length === 0) return mayStop ? draft : null;
    if (mayStop && random.Number() < stopAt) return draft;
    draft = pick(random, step.picks).draft;
  }
  throw new Error('the tree of a move does not end');
}

/** All complete drafts of a move, or null if there are more than `most` or they contain free text. */
export function everyDraft<View>(
  legality: Legality<View, never>,
  view: View,
  seat: Seat,
  most: number,
): Draft[] | null {
  const whole: Draft[] = [];
  const open: Draft[] = [[]];
  for (let asked = 0; open.length > 0; asked++) {
    const draft = open.pop() as Draft;
    const step = legality.next(view, seat, draft);
    if (step.whole) whole.push(draft);
    open.push(...step.picks.map((each) => each.draft));
    if (step.text || whole.length + open.length > most || asked > 4 * most) return null;
  }
  return whole;
}

/** The moves that advance a match. */
export function playsOf({ legal, asides = [] }: Pick<AnyModule, 'legal' | 'asides'>): string[] {
  return Object.keys(legal).filter((move) => !asides.includes(move));
}

/** The order in which a random player tries these moves: uniform, or by the module's weights. */
export function randomOrder(
  moves: readonly string[],
  { randomWeights }: Pick<AnyModule, 'randomWeights'>,
  random: Random,
): string[] {
  if (!randomWeights) return random.Shuffle([...moves]);
  const drawn = moves.map((move) => ({ move, luck: random.Number() ** (1 / (randomWeights[move] ?? 1)) }));
  return drawn.sort((one, other) => other.luck - one.luck).map(({ move }) => move);
}

/**
 * A random player's move, from the seat's view, or null if it has none. Default: among the moves that advance the
 * match.
 */
export function randomMove(
  module: Pick<AnyModule, 'legal' | 'asides' | 'randomWeights'>,
  view: unknown,
  seat: Seat,
  random: Random,
  moves: readonly string[] = playsOf(module),
): { move: string; args: Draft } | null {
  for (const move of randomOrder(moves, module, random)) {
    const legality = module.legal[move];
    const args = legality ? randomDraft(legality, view, seat, random) : null;
    if (args) return { move, args };
  }
  return null;
}

/** A board's questions about one seat's moves. */
export interface LegalityOf<Moves extends MoveArgs> {
  /** True if some draft of this move is legal now. */
  can(move: keyof Moves): boolean;
  /** The reason why this move is closed for any arguments, or null if it is open. */
  why(move: keyof Moves): Code | null;
  /** The possible continuations of a draft. */
  next(move: keyof Moves, draft: Draft): Step;
  /** The reason why these complete arguments are refused now, or null if they are legal. */
  refusal<M extends keyof Moves>(move: M, args: Moves[M]): Code | null;
}

/** The legality of a view for one seat; a spectator has no legal moves. */
export function legalityOf<View, Moves extends MoveArgs>(
  legal: LegalMoves<View, Moves>,
  view: View,
  seat: Seat | null,
): LegalityOf<Moves> {
  const why = (move: keyof Moves) => (seat === null ? 'not-your-seat' : legal[move].why(view, seat));
  return {
    can: (move) => why(move) === null,
    why,
    next: (move, draft) => (seat === null ? NOTHING : legal[move].next(view, seat, draft)),
    refusal: (move, args) => (seat === null ? 'not-your-seat' : legal[move].refusal(view, seat, args)),
  };
}

/** Shown on the open screen of a two-screen seat for a move that needs the seat's secrets. */
export const ON_YOUR_PHONE: Code = 'on-your-phone';

/** The legality of an open screen, computed from the spectator's view. Moves that are not open refer to the phone. */
export function inTheOpen<Moves extends MoveArgs>(
  legal: LegalityOf<Moves>,
  isOpen: (move: keyof Moves) => boolean,
): LegalityOf<Moves> {
  const why: LegalityOf<Moves>['why'] = (move) => (isOpen(move) ? legal.why(move) : ON_YOUR_PHONE);
  return {
    can: (move) => why(move) === null,
    why,
    next: (move, draft) => (isOpen(move) ? legal.next(move, draft) : { whole: false, picks: [] }),
    refusal: (move, args) => (isOpen(move) ? legal.refusal(move, args) : ON_YOUR_PHONE),
  };
}
