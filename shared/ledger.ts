import type { Claim } from './claims';
import type { Code, Seat } from './ids';
import type { Names } from './text';

/** One side of a contradiction: a claim by its `n`, or a public fact. */
export type Side<Fact> = { claim: number } | { fact: Fact };

/**
 * A contradiction between two claims, or a claim and a public fact. Contradictions are computed without what a seat
 * knows, so the ledger is the same on every screen. Claims that were taken back contradict nothing.
 */
export interface Contradiction<Fact> {
  /** Identifies the contradiction whenever it is computed again. */
  id: string;
  rule: Code;
  sides: readonly [Side<Fact>, Side<Fact>];
  /** All claims involved, by their `n`. */
  claims: readonly number[];
}

/** A row of the ledger, for a thing in the game, a player or a round, with the public information about it. */
export interface LedgerRow {
  id: string;
  name: string;
  /** The public information in a word or two, or null. */
  shows: string | null;
  /** `against` if the information in `shows` is incriminating. */
  tone?: 'plain' | 'against';
  /** Each seat's public action in this row, such as a vote. */
  did?: Readonly<Record<Seat, string>>;
}

/** A claim that can be made with one press. */
export interface Offer {
  label: string;
  /** The seat that the claim is about, drawn with its face. */
  seat?: Seat;
  move: string;
  args: readonly (string | number | null)[];
}

export interface OfferGroup {
  title: string;
  offers: readonly Offer[];
}

/** A game's presentation of its claims: texts, and pure functions of the spectator's view. */
export interface Ledger<View, C extends Claim, Fact> {
  claims(view: View): readonly C[];
  contradictions(view: View): readonly Contradiction<Fact>[];
  /** Lists the rows to show, in order. A claim is shown in the row that `rowOf` returns. */
  rows(view: View, names: Names): readonly LedgerRow[];
  rowOf(claim: C): string;
  /** Heading of the first column: "Subject", "Round". */
  about: string;
  /** Returns the current day, turn or round; `roundName` is the word for one. */
  round(view: View): C['round'];
  roundName: string;
  /** Returns a word or two for the day, turn or round of a claim: "Mon", "Turn 3". */
  when(round: C['round']): string;
  /** Returns a claim in its author's words. */
  words(claim: C, names: Names): string;
  /** Returns a claim in a word or two, for its row: "clean". */
  brief(claim: C, names: Names): string;
  /** Describes the rule that a contradiction breaks, in a title and a sentence. */
  rule(contradiction: Contradiction<Fact>, view: View, names: Names): { title: string; text: string };
  /** Writes a public fact as a line of the ledger. */
  fact(fact: Fact, names: Names): { words: string; when: string };
  /** Lists the claims that a seat can make with one press each. Left out if the board has its own form for claims. */
  offers?(view: View, seat: Seat, names: Names): readonly OfferGroup[];
}

/** Makes the contradiction between two claims. */
export function between(rule: Code, one: Claim, other: Claim): Contradiction<never> {
  const claims = [one.n, other.n];
  return { id: `${rule} ${claims.join(' ')}`, rule, sides: [{ claim: one.n }, { claim: other.n }], claims };
}

/** Makes the contradiction between a claim and a public fact. */
export function against<Fact>(rule: Code, claim: Claim, fact: Fact): Contradiction<Fact> {
  const sides = [{ claim: claim.n }, { fact }] as const;
  return { id: `${rule} ${claim.n} ${JSON.stringify(fact)}`, rule, sides, claims: [claim.n] };
}

/** Keeps only the first claim of each seat, in order. */
export function firstOfEach<C extends Claim>(claims: readonly C[]): C[] {
  return claims.filter((claim, at) => claims.findIndex(({ by }) => by === claim.by) === at);
}
