import type { Law } from '../contract/invariant';
import type { LegalMoves, Outcome, PlatformRefusal } from '../contract/module';
import type { Code, Seat } from '../ids';
import { flat, stamped } from '../legality/legality';
import { must } from '../must';
import { type Grammar, strong } from '../text/text';
import { CLAIM_LINES } from './text';

/**
 * A player's public statement, with the same shape and rules in every game that has claims. A claim need not be true,
 * never affects the rules, and does not start a timer.
 */
export interface Claim<
  Kind extends string = string,
  Subject extends string | null = string | null,
  Round extends string | number = string | number,
> {
  /** The claim's number, from 1 in each match. */
  n: number;
  by: Seat;
  /** Server time in ms. */
  at: number;
  /** The day, turn or round in which the claim was made. */
  round: Round;
  kind: Kind;
  /** The thing or seat that the claim is about, or null if its kind needs none. */
  subject: Subject;
  /** True if the author has retracted the claim. A retracted claim stays on the table, struck through. */
  retracted: boolean;
}

/** The kind and subject of a claim, without its author and time. */
export type Saying<C extends Claim> = [kind: C['kind'], subject: C['subject']];

/** The maximum number of claims per seat and round. */
export const CLAIMS_A_ROUND = 20;
/**
 * The maximum number of claims kept in a match, which is enough for the claims of one round. The oldest claims are
 * dropped.
 */
export const CLAIMS_KEPT = 300;

interface Spoken {
  claims: readonly Claim[];
  outcome: Outcome | null;
}

/** The moves that make and retract claims. A claim that arrives after its `round` has ended is refused. */
export type ClaimMoves<C extends Claim> = {
  claim: [kind: C['kind'], subject: C['subject'], round?: C['round']];
  retract: [n: number];
};

/**
 * The moves that a game still has to define in `moves`. If the game uses claims, these are all its moves except `claim`
 * and `retract`.
 */
export type Unclaimed<Moves> = Moves extends { claim: unknown; retract: unknown }
  ? Omit<Moves, 'claim' | 'retract'>
  : Moves;

/**
 * A game's rules for claims, computed from the spectator's view, so that players can also make claims on a public
 * screen.
 */
export interface ClaimRules<View extends Spoken, C extends Claim, Refusal extends Code = Code> {
  /** The field of the state and of the views that holds the current round. */
  round: keyof View & string;
  kinds: readonly C['kind'][];
  /** True if making a claim never advances the game. Bots at level `random` then make no claims. */
  aside: boolean;
  /** Returns why this seat cannot make claims now, or null if it can. Called only while the match is running. */
  silent?(view: View, seat: Seat): Refusal | PlatformRefusal | null;
  /** Returns true if a claim of this kind can be about this subject, which may be any text that a client sent. */
  isKnown(view: View, kind: C['kind'], subject: C['subject']): boolean;
  /** Returns why this seat cannot make this claim now, or null if it can. */
  unfit?(view: View, seat: Seat, kind: C['kind'], subject: C['subject']): Refusal | PlatformRefusal | null;
  /** Lists all claims that the seat can make. */
  sayings(view: View, seat: Seat): readonly Saying<C>[];
}

type ClaimRefusal = 'round-over' | 'too-many-claims' | 'nothing-to-retract' | 'not-your-claim' | 'already-retracted';

/** The `claims` entry of a game definition. Create it with `defineClaims`. */
export interface Claims<View, C extends Claim, Refusal extends Code = Code> {
  round: string;
  aside: boolean;
  /** The legality of `claim` and `retract`. The game adds it to its own `legal`. */
  legal: LegalMoves<View, ClaimMoves<C>, Refusal | ClaimRefusal>;
}

/**
 * Builds the `claims` entry of a game definition from the game's rules for claims. The entry adds the moves `claim` and
 * `retract`, which change `G.claims`, and an invariant that tests check on `G.claims`.
 */
export function defineClaims<View extends Spoken, C extends Claim, Refusal extends Code = Code>(
  game: ClaimRules<View, C, Refusal>,
): Claims<View, C, Refusal> {
  const roundOf = (view: View) => view[game.round] as C['round'];
  const over = (view: View) => (view.outcome ? 'game-over' : null);
  const silent = (view: View, seat: Seat) => over(view) ?? game.silent?.(view, seat) ?? null;
  const tooMany = (view: View, seat: Seat) =>
    hasSaidEnough(view.claims, seat, roundOf(view)) ? 'too-many-claims' : null;
  const late = (view: View, round: C['round'] | undefined) =>
    over(view) ?? (round !== undefined && round !== roundOf(view) ? 'round-over' : null);
  const ownStanding = (view: View, seat: Seat) => standing(view.claims).filter(({ by }) => by === seat);
  const unretractable = (view: View, seat: Seat, n: number) => {
    const claim = view.claims.find((each) => each.n === n);
    if (claim?.by !== seat) return 'not-your-claim';
    return claim.retracted ? 'already-retracted' : null;
  };
  const claim = flat<View, ClaimMoves<C>['claim'], Refusal | ClaimRefusal>({
    closed: (view, seat) => silent(view, seat) ?? tooMany(view, seat),
    invalid: (view, _seat, [kind, subject, round]) =>
      (game.kinds.includes(kind) && game.isKnown(view, kind, subject) ? null : 'invalid-args') ?? late(view, round),
    unfit: (view, seat, [kind, subject]) => game.unfit?.(view, seat, kind, subject) ?? null,
    list: (view, seat) => game.sayings(view, seat).flatMap((saying) => stamped(saying, roundOf(view))),
  });
  const retract = flat<View, [number], Refusal | ClaimRefusal>({
    closed: silent,
    unfit: (view, seat, [n]) => unretractable(view, seat, n),
    list: (view, seat) => ownStanding(view, seat).map(({ n }) => [n]),
    empty: () => 'nothing-to-retract',
  });
  return { round: game.round, aside: game.aside, legal: { claim, retract } };
}

/**
 * Returns true if a seat has already made the maximum number of claims in the round `now`, including retracted claims.
 */
export function hasSaidEnough(claims: readonly Claim[], seat: Seat, now: Claim['round']): boolean {
  // Called for every claim on offer, so this function allocates nothing.
  let said = 0;
  for (const claim of claims) if (claim.round === now && claim.by === seat) said += 1;
  return said >= CLAIMS_A_ROUND;
}

/** Returns the claims that were not retracted. */
export function standing<C extends Claim>(claims: readonly C[]): C[] {
  return claims.filter(({ retracted }) => !retracted);
}

/** Adds a claim to the state without writing to the log. `at` is the server time in ms. */
export function note<C extends Claim>(
  G: { claims: C[] },
  by: Seat,
  round: C['round'],
  [kind, subject]: Saying<C>,
  at: number,
): void {
  const n = (G.claims.at(-1)?.n ?? 0) + 1;
  // Legality has already refused subjects that do not fit the kind, so the cast is safe.
  G.claims.push({ n, by, at, round, kind, subject, retracted: false } satisfies Claim as C);
  if (G.claims.length > CLAIMS_KEPT) G.claims.shift();
}

/**
 * Returns a sentence for each code with which a claim can be refused. `round` is the game's word for a round, such as
 * "day".
 */
export function claimRefusals(round: string): Record<Exclude<ClaimRefusal, 'round-over'>, string> {
  return {
    'too-many-claims': `You’ve made enough claims for one ${round}.`,
    'nothing-to-retract': 'You have no claim to take back.',
    'not-your-claim': 'You can only take back your own claims.',
    'already-retracted': 'You’ve already taken that back.',
  };
}

/** Returns the log sentences for claims. `words` phrases a claim as its author would say it. */
export function claimLog<Said extends Pick<Claim, 'by' | 'kind' | 'subject'>>(
  words: (said: Said, grammar: Grammar) => string,
) {
  return {
    claimed: (said: Said, grammar: Grammar) =>
      CLAIM_LINES.claimed(grammar.other(said.by), strong(words(said, grammar))),
    retracted: (said: Said, grammar: Grammar) =>
      CLAIM_LINES.retracted(grammar.other(said.by), strong(words(said, grammar))),
  };
}

export function claimLaws({ claims }: { claims: readonly Claim[] }): Law[] {
  const rounds = new Map<string, number>();
  for (const { by, round } of claims) rounds.set(`${by} ${round}`, (rounds.get(`${by} ${round}`) ?? 0) + 1);
  return [
    ['claims are numbered in the order of saying', claims.every(({ n }, at) => at === 0 || n > must(claims[at - 1]).n)],
    ['nobody says too much in one round', [...rounds.values()].every((said) => said <= CLAIMS_A_ROUND)],
    ['claims are kept to a number', claims.length <= CLAIMS_KEPT],
  ];
}
