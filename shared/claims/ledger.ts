import type { Code, Seat } from '../ids';
import type { Names } from '../text/text';
import type { Claim } from './claims';

/** One side of a contradiction: a claim (by its `n`) or a public fact. */
export type Side<Fact> = { claim: number } | { fact: Fact };

/**
 * A contradiction between two claims, or between a claim and a public fact. Contradictions depend on public information
 * only, so the ledger is the same on every screen. A retracted claim contradicts nothing.
 */
export interface Contradiction<Fact> {
  /** Does not change when the contradiction is computed again. */
  id: string;
  rule: Code;
  sides: readonly [Side<Fact>, Side<Fact>];
  claims: readonly number[];
}

/** A row of the ledger: a thing in the game, a player or a round, with the public information about it. */
export interface LedgerRow {
  id: string;
  name: string;
  /** The row's public information in a word or two, or null for none. */
  shows: string | null;
  /** `against` highlights `shows` as incriminating. */
  tone?: 'plain' | 'against';
  /** Each seat's public action on this row's subject, such as a vote. */
  did?: Readonly<Record<Seat, string>>;
}

/** A claim that a player has picked but not yet made. */
export interface PickedClaim {
  kind: string;
  subject: string | null;
  /** A move that makes this claim, if it is not `claim`. Its arguments are the subject and the round. */
  move?: string;
}

export interface Offer extends PickedClaim {
  label: string;
  /** The seat that the claim is about. The button shows this player's face. */
  seat?: Seat;
}

export interface OfferGroup {
  title: string;
  offers: readonly Offer[];
}

/**
 * The functions that compute a game's ledger of claims, and the ledger's texts. All functions are pure and use only the
 * spectator's view.
 */
export interface Ledger<View, C extends Claim, Fact> {
  claims(view: View): readonly C[];
  contradictions(view: View): readonly Contradiction<Fact>[];
  /** Lists the rows from top to bottom. `rowOf` returns the id of the row in which a claim is shown. */
  rows(view: View, names: Names): readonly LedgerRow[];
  rowOf(claim: C): string;
  /** The heading of the first column, and the title of the list in this order: "Subject", "By subject". */
  about: { heading: string; order: string };
  /** Returns the current day, turn or round. `roundName` says which of them. */
  round(view: View): C['round'];
  roundName: 'day' | 'turn' | 'round';
  /** Returns the day, turn or round of a claim in a word or two: "Mon", "Turn 3". */
  when(round: C['round']): string;
  /** Returns a claim phrased as its author would say it. */
  words(claim: C, names: Names): string;
  /** Returns a claim in a word or two, to fit into a table cell: "clean". */
  brief(claim: C, names: Names): string;
  /** Returns a title and a sentence about the rule by which the two sides cannot both be true. */
  rule(contradiction: Contradiction<Fact>, view: View, names: Names): { title: string; text: string };
  fact(fact: Fact, names: Names): { words: string; when: string };
  /**
   * Lists the claims that a seat can pick by pressing a single button. Leave this function out if the board has its own
   * claim form.
   */
  offers?(view: View, seat: Seat, names: Names): readonly OfferGroup[];
}

export function between(rule: Code, one: Claim, other: Claim): Contradiction<never> {
  const claims = [one.n, other.n];
  return { id: `${rule} ${claims.join(' ')}`, rule, sides: [{ claim: one.n }, { claim: other.n }], claims };
}

export function against<Fact>(rule: Code, claim: Claim, fact: Fact): Contradiction<Fact> {
  const sides = [{ claim: claim.n }, { fact }] as const;
  return { id: `${rule} ${claim.n} ${JSON.stringify(fact)}`, rule, sides, claims: [claim.n] };
}

export function firstOfEach<C extends Claim>(claims: readonly C[]): C[] {
  return claims.filter((claim, at) => claims.findIndex(({ by }) => by === claim.by) === at);
}
