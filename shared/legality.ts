import type { Code, Seat } from './ids';
import type { Json } from './json';
import type { AnyModule, Draft, Legality, LegalMoves, MoveArgs, Step } from './module';
import { pick, type Random } from './random';

const NOTHING: Step = { whole: false, picks: [] };

/** One part that may follow a draft: what lights up, and the draft it leads to. */
type StepPick = Step['picks'][number];

/** What all ways to write a legality have in common. Give `closed` and `unfit`, or the whole `refusal`, or both. */
export interface Rule<View, Args extends Draft> {
  /** Why this seat cannot make the move now, whatever the arguments; null: some may be good. Default: never closed. */
  closed?(view: View, seat: Seat): Code | null;
  /** Why not with these arguments, for a move that is not closed; null: they are legal. Default: never unfit. */
  unfit?(view: View, seat: Seat, args: Args): Code | null;
  /** The whole judgement, where codes for arguments come before codes that close the move. */
  refusal?(view: View, seat: Seat, args: Args): Code | null;
  /** Why, where nothing closes the move and yet nothing can be chosen for it. Asked in that case alone. */
  empty?(view: View, seat: Seat): Code;
}

/** Why a move cannot be made when nothing closes it but there is nothing to choose for its arguments. */
const NOTHING_TO_CHOOSE: Code = 'nothing-to-choose';

function judgeOf<View, Args extends Draft>({ closed, unfit, refusal }: Rule<View, Args>) {
  return refusal ?? ((view: View, seat: Seat, args: Args) => closed?.(view, seat) ?? unfit?.(view, seat, args) ?? null);
}

/** A legality from its parts. `first` is asked where the move is not closed but nothing can be chosen. */
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
 * A legality from a plain list of whole argument lists, the best first. `next` offers their shared beginnings,
 * without what is refused.
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
 * The legality of a move whose arguments are chosen part by part, without listing them all. It is exact at every
 * step, so that no walk runs into a dead end.
 */
export function tree<View, Args extends Draft>(
  rule: Rule<View, Args> & {
    /** Lengths at which a draft may be whole. */
    lengths: readonly number[];
    /** What may follow, the best first; each pick can be completed. */
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

/** The legality of a move whose steps are neither a list nor a tree of picks, free text for one. */
export function stepwise<View, Args extends Draft>(
  rule: Rule<View, Args> & Pick<Legality<View, Args>, 'next'>,
): Legality<View, Args> {
  return legality({ ...rule, refusal: judgeOf(rule) }, rule.next, rule.empty);
}

/** A pick that puts one more part behind the draft; the part is what lights up. */
export function append(draft: Draft, part: Json): StepPick {
  return { mark: part, draft: [...draft, part] };
}

/**
 * Arguments with and without a stamp (the round or window they are meant for) behind them. Our client sends the
 * stamp, so that a late move cannot hit the wrong moment; a move without one counts for the running moment.
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

/** Walks the tree of one move at random; null: no way leads to a whole draft. Free text is sampled. */
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

/** Every whole draft of one move; null: they are more than `most`, or have free text in them. */
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

/** The moves that carry a match on. */
export function playsOf({ legal, asides = [] }: Pick<AnyModule, 'legal' | 'asides'>): string[] {
  return Object.keys(legal).filter((move) => !asides.includes(move));
}

/** In which order a random player tries these moves: evenly, or by the module's weights. */
export function randomOrder(
  moves: readonly string[],
  { randomWeights }: Pick<AnyModule, 'randomWeights'>,
  random: Random,
): string[] {
  if (!randomWeights) return random.Shuffle([...moves]);
  const drawn = moves.map((move) => ({ move, luck: random.Number() ** (1 / (randomWeights[move] ?? 1)) }));
  return drawn.sort((one, other) => other.luck - one.luck).map(({ move }) => move);
}

/** A move as a random player makes one, from the seat's view; null: it has none. Default: of those that carry on. */
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

/** What a board asks about one seat's moves. */
export interface LegalityOf<Moves extends MoveArgs> {
  /** Some draft of this move is legal now. */
  can(move: keyof Moves): boolean;
  /** Why this move is closed now, whatever its arguments; null: it is open. */
  why(move: keyof Moves): Code | null;
  /** What may follow a draft. */
  next(move: keyof Moves, draft: Draft): Step;
  /** Why these whole arguments are refused now; null: they are legal. */
  refusal<M extends keyof Moves>(move: M, args: Moves[M]): Code | null;
}

/** The legality of a view for one seat; a spectator may do nothing. */
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

/** What the open screen of a two-screen seat is told of a move that needs the seat's secrets. */
export const ON_YOUR_PHONE: Code = 'on-your-phone';

/** The legality of an open screen, from that of the spectator's view: moves that are not open say where they are made. */
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
