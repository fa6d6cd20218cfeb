import type { Code, Seat } from './ids';
import type { Law } from './invariant';
import { flat, stamped } from './legality';
import type { Apis, Legality, Outcome } from './module';
import { must } from './must';
import { type Grammar, sentence } from './text';

/**
 * What people put on the table for all to see: of one shape and by one rule in every game that has claims. Nothing
 * obliges them to be true, nothing follows from them, and no clock knows of them.
 */
export interface Claim<
  Kind extends string = string,
  Subject extends string | null = string | null,
  Round extends string | number = string | number,
> {
  /** Counts from 1 in each match. */
  n: number;
  by: Seat;
  /** Server time in ms. */
  at: number;
  /** The day, turn or round in which it was said. */
  round: Round;
  /** What is said. */
  kind: Kind;
  /** Of what: a thing of the game or a seat; null: the kind says it all. */
  subject: Subject;
  /** Taken back by whoever said it. It stays on the table, struck through. */
  retracted: boolean;
}

/** What a claim says, without who and when. */
export type Saying<C extends Claim> = [kind: C['kind'], subject: C['subject']];

/** The claims of each seat in one round. */
export const CLAIMS_A_ROUND = 20;
/** The claims of a match that are kept; of more the oldest go. All that can be said in one round fits. */
export const CLAIMS_KEPT = 300;

interface Spoken {
  claims: readonly Claim[];
  outcome: Outcome | null;
}

/** How a game lets people claim, from what everybody sees: then an open screen may claim as well. */
export interface Claiming<View extends Spoken, C extends Claim> {
  round(view: View): C['round'];
  /** Why this seat cannot speak now; null: it can. The end of the game is seen to. */
  silent?(view: View, seat: Seat): Code | null;
  /** Whether there is such a thing to say, whoever says it. */
  isKnown(view: View, kind: C['kind'], subject: C['subject']): boolean;
  /** Why not this, from this seat and now; null: it can be said. */
  unfit?(view: View, seat: Seat, kind: C['kind'], subject: C['subject']): Code | null;
  /** All there is to say. */
  sayings(view: View, seat: Seat): readonly Saying<C>[];
}

type ClaimArgs<C extends Claim> =
  | [kind: C['kind'], subject: C['subject']]
  | [kind: C['kind'], subject: C['subject'], round: C['round']];

/** The legality of the moves `claim` and `retract`. */
export function claimLegality<View extends Spoken, C extends Claim>(
  game: Claiming<View, C>,
): { claim: Legality<View, ClaimArgs<C>>; retract: Legality<View, [n: number]> } {
  const over = (view: View): Code | null => (view.outcome ? 'game-over' : null);
  const silent = (view: View, seat: Seat) => over(view) ?? game.silent?.(view, seat) ?? null;
  const tooMany = (view: View, seat: Seat) =>
    hasSaidEnough(view.claims, seat, game.round(view)) ? 'too-many-claims' : null;
  const late = (view: View, round: C['round'] | undefined) =>
    over(view) ?? (round !== undefined && round !== game.round(view) ? 'round-over' : null);
  const ownStanding = (view: View, seat: Seat) => standing(view.claims).filter(({ by }) => by === seat);
  const unretractable = (view: View, seat: Seat, n: number): Code | null => {
    const claim = view.claims.find((each) => each.n === n);
    if (claim?.by !== seat) return 'not-your-claim';
    return claim.retracted ? 'already-retracted' : null;
  };
  return {
    claim: flat<View, ClaimArgs<C>>({
      closed: (view, seat) => silent(view, seat) ?? tooMany(view, seat),
      refusal: (view, seat, [kind, subject, round]) =>
        (game.isKnown(view, kind, subject) ? null : 'invalid-args') ??
        late(view, round) ??
        silent(view, seat) ??
        game.unfit?.(view, seat, kind, subject) ??
        tooMany(view, seat),
      list: (view, seat) => game.sayings(view, seat).flatMap((saying) => stamped(saying, game.round(view))),
    }),

    retract: flat<View, [number]>({
      closed: (view, seat) =>
        silent(view, seat) ?? (ownStanding(view, seat).length === 0 ? 'nothing-to-retract' : null),
      refusal: (view, seat, [n]) => silent(view, seat) ?? unretractable(view, seat, n),
      list: (view, seat) => ownStanding(view, seat).map(({ n }) => [n]),
    }),
  };
}

/** Whether a seat has said as much in that round as it may, taken back or not. */
export function hasSaidEnough(claims: readonly Claim[], seat: Seat, now: Claim['round']): boolean {
  // Asked of every saying that is listed: nothing is made here.
  let said = 0;
  for (const claim of claims) if (claim.round === now && claim.by === seat) said += 1;
  return said >= CLAIMS_A_ROUND;
}

/** The claims nobody has taken back. */
export function standing<C extends Claim>(claims: readonly C[]): C[] {
  return claims.filter(({ retracted }) => !retracted);
}

/** The rule of the move `claim`; `claimLegality` has judged it. */
export function claim<C extends Claim>(
  G: { claims: C[] },
  by: Seat,
  round: C['round'],
  [kind, subject]: Saying<C>,
  apis: Apis,
): void {
  note(G, by, round, [kind, subject], apis);
  apis.tell('claimed', { by, kind, subject });
}

/** Puts a claim on the table of which the game tells in words of its own. */
export function note<C extends Claim>(
  G: { claims: C[] },
  by: Seat,
  round: C['round'],
  [kind, subject]: Saying<C>,
  { clock }: Apis,
): void {
  const n = (G.claims.at(-1)?.n ?? 0) + 1;
  // `claimLegality` refuses a subject that does not go with its kind.
  G.claims.push({ n, by, at: clock.now(), round, kind, subject, retracted: false } satisfies Claim as C);
  if (G.claims.length > CLAIMS_KEPT) G.claims.shift();
}

/** The rule of the move `retract`. */
export function retract(G: { claims: Claim[] }, by: Seat, n: number, { tell }: Apis): void {
  const claim = must(G.claims.find((each) => each.n === n));
  claim.retracted = true;
  tell('retracted', { by, kind: claim.kind, subject: claim.subject });
}

/** What others may notice of both: all of it. The round a claim was meant for is told by when it counted. */
export const claimHidden = {
  claim: ([kind, subject]: readonly [string, string | null, ...unknown[]]) => [kind, subject],
  retract: ([n]: readonly [number]) => n,
};

/** A sentence for each code that claims add to a game; `round` is its word for a day, a turn or a round. */
export function claimRefusals(round: string): Record<Code, string> {
  return {
    'too-many-claims': `That is enough said for one ${round}.`,
    'nothing-to-retract': 'There is nothing of yours to take back.',
    'not-your-claim': 'Only who said it can take it back.',
    'already-retracted': 'You have taken that back.',
  };
}

/** The lines of the log that claims add to a game. `words`: what was said, as whoever says it puts it. */
export function claimLog<Said extends Pick<Claim, 'by' | 'kind' | 'subject'>>(
  words: (said: Said, grammar: Grammar) => string,
) {
  return {
    claimed: (said: Said, grammar: Grammar) => sentence`${grammar.who(said.by)}: “${words(said, grammar)}”`,
    retracted: (said: Said, grammar: Grammar) =>
      sentence`${grammar.who(said.by)} ${grammar.does(said.by, 'takes')} back: “${words(said, grammar)}”`,
  };
}

/** What holds of the claims of every match. */
export function claimLaws({ claims }: { claims: readonly Claim[] }): Law[] {
  const rounds = new Map<string, number>();
  for (const { by, round } of claims) rounds.set(`${by} ${round}`, (rounds.get(`${by} ${round}`) ?? 0) + 1);
  return [
    ['claims are numbered in the order of saying', claims.every(({ n }, at) => at === 0 || n > must(claims[at - 1]).n)],
    ['nobody says too much in one round', [...rounds.values()].every((said) => said <= CLAIMS_A_ROUND)],
    ['claims are kept to a number', claims.length <= CLAIMS_KEPT],
  ];
}
