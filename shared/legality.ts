import type { Code, Seat } from './ids';
import type { Json } from './json';
import type { AnyModule, Draft, Legality, LegalMoves, MoveArgs, Step } from './module';
import { pick, type Random } from './random';

const NOTHING: Step = { whole: false, picks: [] };

/**
 * A legality from a plain list of whole argument lists, the best first. `next` offers their shared beginnings,
 * without what is refused.
 */
export function flat<View, Args extends Draft>(rule: {
  refusal(view: View, seat: Seat, args: Args): Code | null;
  list(view: View, seat: Seat): readonly Args[];
}): Legality<View, Args> {
  return {
    refusal: rule.refusal,
    next(view, seat, draft) {
      const open = rule
        .list(view, seat)
        .filter((args) => startsWith(args, draft) && rule.refusal(view, seat, args) === null);
      const marks = new Map<string, { mark: Json; draft: Draft }>();
      for (const args of open) {
        const mark = args[draft.length];
        if (mark === undefined) continue;
        const key = JSON.stringify(mark);
        if (!marks.has(key)) marks.set(key, { mark, draft: [...draft, mark] });
      }
      return { whole: open.some((args) => args.length === draft.length), picks: [...marks.values()] };
    },
  };
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

/** The moves that carry a match on, without those that only set a seat's own preference. */
export function playsOf({ legal, preferences = [] }: Pick<AnyModule, 'legal' | 'preferences'>): string[] {
  return Object.keys(legal).filter((move) => !preferences.includes(move));
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

/** What a board asks about one seat's moves. */
export interface LegalityOf<Moves extends MoveArgs> {
  /** Some draft of this move is legal now. */
  can(move: keyof Moves): boolean;
  /** What may follow a draft. */
  next(move: keyof Moves, draft: Draft): Step;
  /** Why these whole arguments are refused now; null: they are legal. */
  why<M extends keyof Moves>(move: M, args: Moves[M]): Code | null;
}

/** The legality of a view for one seat; a spectator may do nothing. */
export function legalityOf<View, Moves extends MoveArgs>(
  legal: LegalMoves<View, Moves>,
  view: View,
  seat: Seat | null,
): LegalityOf<Moves> {
  return {
    can(move) {
      if (seat === null) return false;
      const step = legal[move].next(view, seat, []);
      return step.whole || step.picks.length > 0 || step.text !== undefined;
    },
    next: (move, draft) => (seat === null ? NOTHING : legal[move].next(view, seat, draft)),
    why: (move, args) => (seat === null ? 'not-your-seat' : legal[move].refusal(view, seat, args)),
  };
}
