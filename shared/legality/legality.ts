import type { AnyModule, Draft, Legality, LegalMoves, MoveArgs, PlatformRefusal, Step } from '../contract/module';
import type { Code, Seat } from '../ids';
import type { Json } from '../json';
import { pick, type Random } from '../random';

const NOTHING: Step = { whole: false, picks: [] };

/** A way to continue a draft: the mark to pick on the board, and the draft that results. */
type StepPick = Step['picks'][number];

/**
 * The functions that `flat`, `tree` and `stepwise` have in common. A move is refused with the first code returned by
 * `invalid`, `closed` or `unfit`.
 */
export interface Rule<View, Args extends Draft, Refusal extends Code = Code> {
  /**
   * Returns why these arguments can never be legal at this table or in this round, for example because they name an
   * unknown seat or were meant for an earlier round. Returns null if they could be legal. Called even if the move is
   * closed. Default: null.
   */
  invalid?(view: View, seat: Seat, args: Args): Refusal | PlatformRefusal | null;
  /**
   * Returns why this seat cannot make the move now with any arguments, or null if some arguments may be legal. Default:
   * null.
   */
  closed?(view: View, seat: Seat): Refusal | PlatformRefusal | null;
  /** Returns why these arguments are refused although the move is open, or null if they are legal. Default: null. */
  unfit?(view: View, seat: Seat, args: Args): Refusal | PlatformRefusal | null;
  /** Returns why an open move has no possible arguments. Called only if there are none. */
  empty?(view: View, seat: Seat): Refusal | PlatformRefusal;
}

/** The default refusal code for an open move that has no possible arguments. */
const NOTHING_TO_CHOOSE = 'nothing-to-choose';

/** Returns why these arguments of an open move are refused, or null if they are legal. */
function misfit<View, Args extends Draft, Refusal extends Code>(
  { invalid, unfit }: Rule<View, Args, Refusal>,
  view: View,
  seat: Seat,
  args: Args,
) {
  return invalid?.(view, seat, args) ?? unfit?.(view, seat, args) ?? null;
}

/**
 * Builds a `Legality` from a rule and a function that returns the possible next arguments. `first` returns the reason
 * why an open move has no possible arguments.
 */
function legality<View, Args extends Draft, Refusal extends Code>(
  { invalid, closed, unfit }: Rule<View, Args, Refusal>,
  step: Legality<View, Args, Refusal>['next'],
  first: Legality<View, Args, Refusal>['why'] = () => null,
): Legality<View, Args, Refusal> {
  const next: typeof step = (view, seat, draft) => (closed?.(view, seat) ? NOTHING : step(view, seat, draft));
  return {
    refusal: (view, seat, args) =>
      invalid?.(view, seat, args) ?? closed?.(view, seat) ?? unfit?.(view, seat, args) ?? null,
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
 * Builds a `Legality` from a list of complete argument lists, best first. The arguments are then offered one by one.
 * Argument lists that would be refused are left out.
 */
export function flat<View, Args extends Draft, Refusal extends Code = Code>(
  rule: Rule<View, Args, Refusal> & { list(view: View, seat: Seat): readonly Args[] },
): Legality<View, Args, Refusal> {
  const next: Legality<View, Args>['next'] = (view, seat, draft) => {
    const open = rule
      .list(view, seat)
      .filter((args) => startsWith(args, draft) && misfit(rule, view, seat, args) === null);
    const marks = new Map<string, StepPick>();
    for (const args of open) {
      const mark = args[draft.length];
      if (mark === undefined) continue;
      const key = JSON.stringify(mark);
      if (!marks.has(key)) marks.set(key, append(draft, mark));
    }
    return { whole: open.some((args) => args.length === draft.length), picks: [...marks.values()] };
  };
  return legality(rule, next, (view, seat) => {
    if (rule.empty) return rule.empty(view, seat);
    const [args] = rule.list(view, seat);
    return args ? misfit(rule, view, seat, args) : null;
  });
}

/**
 * Builds the `Legality` of a move whose arguments are chosen one by one, without listing all combinations. The game
 * must only offer choices that can lead to a legal move.
 */
export function tree<View, Args extends Draft, Refusal extends Code = Code>(
  rule: Rule<View, Args, Refusal> & {
    /** The numbers of arguments with which a draft can be complete. */
    lengths: readonly number[];
    /** Returns the possible next arguments, best first. Each must lead to a legal move. */
    grow(view: View, seat: Seat, draft: Draft): StepPick[];
  },
): Legality<View, Args, Refusal> {
  const next: Legality<View, Args>['next'] = (view, seat, draft) => ({
    whole: rule.lengths.includes(draft.length) && misfit(rule, view, seat, draft as Args) === null,
    picks: rule.grow(view, seat, draft),
  });
  return legality(rule, next, rule.empty);
}

/** Builds the `Legality` of a move whose steps are neither a list nor a tree, such as a move with free text. */
export function stepwise<View, Args extends Draft, Refusal extends Code = Code>(
  rule: Rule<View, Args, Refusal> & Pick<Legality<View, Args>, 'next'>,
): Legality<View, Args, Refusal> {
  return legality(rule, rule.next, rule.empty);
}

/** Makes a pick that adds one argument to the draft. The argument is also the pick's mark. */
export function append(draft: Draft, part: Json): StepPick {
  return { mark: part, draft: [...draft, part] };
}

/**
 * Returns the arguments with and without a stamp at the end. The stamp is the round or window for which the move is
 * meant. Our client always sends it, so that a move that arrives late is not made in the next round. A move without a
 * stamp is made in the current round.
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

function isSame(part: Json | undefined, other: Json | undefined): boolean {
  return part === other || (typeof part === 'object' && JSON.stringify(part) === JSON.stringify(other));
}

/** Returns why a complete draft is refused, or null if it is legal. Accepts a draft of any type. */
export function refusalOf<View>(
  { refusal }: Pick<Legality<View, never>, 'refusal'>,
  view: View,
  seat: Seat,
  draft: Draft,
): Code | null {
  return refusal(view, seat, draft as never);
}

/**
 * Draws random arguments for a move until they are complete. Returns null if the move has no legal arguments. Free text
 * is sampled.
 */
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

/** Lists all complete drafts of a move. Returns null if there are more than `most`, or if an argument is free text. */
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

/** Lists the moves that can advance a match, which are all moves except asides. */
export function playsOf({ legal, asides }: Pick<AnyModule, 'legal' | 'asides'>): string[] {
  return Object.keys(legal).filter((move) => !asides.has(move));
}

/**
 * Returns `moves` in the random order in which a random player tries them. Moves with a higher weight tend to come
 * first. Without weights, all orders are equally likely.
 */
export function randomOrder(
  moves: readonly string[],
  { weights }: Pick<AnyModule, 'weights'>,
  random: Random,
): string[] {
  if (Object.keys(weights).length === 0) return random.Shuffle([...moves]);
  const drawn = moves.map((move) => ({ move, luck: random.Number() ** (1 / (weights[move] ?? 1)) }));
  return drawn.sort((one, other) => other.luck - one.luck).map(({ move }) => move);
}

/**
 * Draws a random player's move from the seat's view, or null if no move is legal. By default, `moves` are the moves
 * that advance the match.
 */
export function randomMove(
  module: Pick<AnyModule, 'legal' | 'asides' | 'weights'>,
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

/** The moves that one seat can make now, as a board sees them. */
export interface LegalityOf<Moves extends MoveArgs> {
  /** Returns true if this move is legal now with some arguments. */
  can(move: keyof Moves): boolean;
  /** Returns why this move is impossible now with any arguments, or null if it is possible. */
  why(move: keyof Moves): Code | null;
  /** Returns the ways in which a draft can continue. */
  next(move: keyof Moves, draft: Draft): Step;
  /** Returns why these complete arguments are refused now, or null if they are legal. */
  refusal(move: keyof Moves, args: Draft): Code | null;
}

/** Returns the legality of all moves for one view and one seat. A spectator has no legal moves. */
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
    refusal: (move, args) => (seat === null ? 'not-your-seat' : refusalOf(legal[move], view, seat, args)),
  };
}

/** The refusal code for a move that needs the seat's secrets, so that it cannot be made on the seat's public screen. */
export const ON_YOUR_PHONE = 'on-your-phone';

/**
 * Returns the legality for a seat's public screen, computed from the spectator's view. Moves that cannot be made on a
 * public screen are refused with `ON_YOUR_PHONE`.
 */
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
