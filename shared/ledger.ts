import type { Claim } from './claims';
import type { Code, Seat } from './ids';
import type { Names } from './text';

/** One side of a contradiction: a claim by its `n`, or what everybody can see. */
export type Side<Fact> = { claim: number } | { fact: Fact };

/**
 * Two lines that do not fit. It follows from claims and public facts alone, never from what a seat knows, so the ledger
 * is alike on every screen. Claims that were taken back contradict nothing.
 */
export interface Contradiction<Fact> {
  /** The same for the same contradiction, whenever it is looked for. */
  id: string;
  rule: Code;
  sides: readonly [Side<Fact>, Side<Fact>];
  /** Every claim that belongs to it, by its `n`. */
  claims: readonly number[];
}

/** A row of the ledger: a thing of the game, a person or a round, and what the table itself shows of it. */
export interface LedgerRow {
  id: string;
  name: string;
  /** A word or two; null: nothing. */
  shows: string | null;
  /** `against`: what is shown speaks against it. */
  tone?: 'plain' | 'against';
  /** What each seat did there for all to see: a vote. */
  did?: Readonly<Record<Seat, string>>;
}

/** A claim to be made in one press. */
export interface Offer {
  label: string;
  /** The seat it is about: drawn with its face. */
  seat?: Seat;
  move: string;
  args: readonly (string | number | null)[];
}

export interface OfferGroup {
  title: string;
  offers: readonly Offer[];
}

/** What a game says about its claims: pure functions of the view that everybody has, and words. */
export interface Ledger<View, C extends Claim, Fact> {
  claims(view: View): readonly C[];
  contradictions(view: View): readonly Contradiction<Fact>[];
  /** The rows worth showing, in order; a claim stands in the row that `rowOf` names. */
  rows(view: View, names: Names): readonly LedgerRow[];
  rowOf(claim: C): string;
  /** The heading over the first column: "Subject", "Round". */
  about: string;
  /** The running day, turn or round, and what such a thing is called. */
  round(view: View): C['round'];
  roundName: string;
  /** "Mon", "Turn 3": when it was said, in a word. */
  when(round: C['round']): string;
  /** A claim as whoever makes it says it. */
  words(claim: C, names: Names): string;
  /** The same in its row, in a word or two: "clean". */
  brief(claim: C, names: Names): string;
  /** What the rule says that two lines break: a title and a sentence. */
  rule(contradiction: Contradiction<Fact>, view: View, names: Names): { title: string; text: string };
  /** A public fact in a line of its own. */
  fact(fact: Fact, names: Names): { words: string; when: string };
  /** All that a seat may want to say now, each in one press. Left out: the board has a form of its own for it. */
  offers?(view: View, seat: Seat, names: Names): readonly OfferGroup[];
}

/** A contradiction of two claims. */
export function between(rule: Code, one: Claim, other: Claim): Contradiction<never> {
  const claims = [one.n, other.n];
  return { id: `${rule} ${claims.join(' ')}`, rule, sides: [{ claim: one.n }, { claim: other.n }], claims };
}

/** A contradiction of a claim and what everybody can see. */
export function against<Fact>(rule: Code, claim: Claim, fact: Fact): Contradiction<Fact> {
  const sides = [{ claim: claim.n }, { fact }] as const;
  return { id: `${rule} ${claim.n} ${JSON.stringify(fact)}`, rule, sides, claims: [claim.n] };
}

/** The first claim of each seat, in order. */
export function firstOfEach<C extends Claim>(claims: readonly C[]): C[] {
  return claims.filter((claim, at) => claims.findIndex(({ by }) => by === claim.by) === at);
}
