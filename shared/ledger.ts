import type { Claim } from './claims';
import type { Code, Seat } from './ids';
import type { Names } from './text';

/** One side of a contradiction: a claim by its `n`, or a public fact. */
export type Side<Fact> = { claim: number } | { fact: Fact };

/**
 * Two lines that contradict each other. Computed from claims and public facts alone, never from what a seat knows, so
 * the ledger is the same on every screen. Claims that were taken back contradict nothing.
 */
export interface Contradiction<Fact> {
  /** Stays the same for the same contradiction. */
  id: string;
  rule: Code;
  sides: readonly [Side<Fact>, Side<Fact>];
  /** All claims involved, by their `n`. */
  claims: readonly number[];
}

/** A row of the ledger (a thing of the game, a player or a round), and what the table shows about it. */
export interface LedgerRow {
  id: string;
  name: string;
  /** A word or two, or null. */
  shows: string | null;
  /** `against`: the fact shown is incriminating. */
  tone?: 'plain' | 'against';
  /** Each seat's public action in this row, such as a vote. */
  did?: Readonly<Record<Seat, string>>;
}

/** A claim that can be made with one press. */
export interface Offer {
  label: string;
  /** The seat it is about, drawn with its face. */
  seat?: Seat;
  move: string;
  args: readonly (string | number | null)[];
}

export interface OfferGroup {
  title: string;
  offers: readonly Offer[];
}

/** A game's presentation of its claims: pure functions of the open view, and texts. */
export interface Ledger<View, C extends Claim, Fact> {
  claims(view: View): readonly C[];
  contradictions(view: View): readonly Contradiction<Fact>[];
  /** The rows to show, in order. A claim is in the row that `rowOf` names. */
  rows(view: View, names: Names): readonly LedgerRow[];
  rowOf(claim: C): string;
  /** Heading of the first column: "Subject", "Round". */
  about: string;
  /** The current day, turn or round, and the word for one. */
  round(view: View): C['round'];
  roundName: string;
  /** The time of a claim in a word: "Mon", "Turn 3". */
  when(round: C['round']): string;
  /** A claim in its author's words. */
  words(claim: C, names: Names): string;
  /** A claim in a word or two, for its row: "clean". */
  brief(claim: C, names: Names): string;
  /** The rule that two lines break: a title and a sentence. */
  rule(contradiction: Contradiction<Fact>, view: View, names: Names): { title: string; text: string };
  /** A public fact as a line. */
  fact(fact: Fact, names: Names): { words: string; when: string };
  /** All claims a seat may want to make now, each with one press. Left out if the board has its own form. */
  offers?(view: View, seat: Seat, names: Names): readonly OfferGroup[];
}

/** A contradiction between two claims. */
export function between(rule: Code, one: Claim, other: Claim): Contradiction<never> {
  const claims = [one.n, other.n];
  return { id: `${rule} ${claims.join(' ')}`, rule, sides: [{ claim: one.n }, { claim: other.n }], claims };
}

/** A contradiction between a claim and a public fact. */
export function against<Fact>(rule: Code, claim: Claim, fact: Fact): Contradiction<Fact> {
  const sides = [{ claim: claim.n }, { fact }] as const;
  return { id: `${rule} ${claim.n} ${JSON.stringify(fact)}`, rule, sides, claims: [claim.n] };
}

/** The first claim of each seat, in order. */
export function firstOfEach<C extends Claim>(claims: readonly C[]): C[] {
  return claims.filter((claim, at) => claims.findIndex(({ by }) => by === claim.by) === at);
}
