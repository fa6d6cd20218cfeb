import { CLAIMS_A_ROUND, type Claim } from '#shared/claims/claims.ts';
import type { Contradiction, Ledger, LedgerRow } from '#shared/claims/ledger.ts';
import type { BaseView } from '#shared/contract/module.ts';
import type { Seat } from '#shared/ids.ts';
import type { Names } from '#shared/text/text.ts';

/** The ledger of any game, without the types of its view and facts. */
export type AnyLedger = Ledger<BaseView, Claim, unknown>;

export interface Clash {
  number: number;
  contradiction: Contradiction<unknown>;
}

export interface Entry {
  claim: Claim;
  numbers: readonly number[];
}

export interface RowEntries extends LedgerRow {
  entries: readonly Entry[];
}

export function clashesOf(found: readonly Contradiction<unknown>[], numberOf: (id: string) => number): Clash[] {
  return sorted(found)
    .map((contradiction) => ({ number: numberOf(contradiction.id), contradiction }))
    .sort((one, other) => one.number - other.number);
}

/**
 * Returns a function that numbers contradictions in the order in which their last claims were made. A contradiction
 * keeps its number, so that people can refer to it ("look at 2").
 */
export function numbering(): (found: readonly Contradiction<unknown>[]) => (id: string) => number {
  const numbers = new Map<string, number>();
  return (found) => {
    for (const { id } of sorted(found)) if (!numbers.has(id)) numbers.set(id, numbers.size + 1);
    return (id) => numbers.get(id) ?? 0;
  };
}

export function entriesOf(claims: readonly Claim[], clashes: readonly Clash[]): Entry[] {
  const numbers = (n: number) =>
    clashes.filter(({ contradiction }) => contradiction.claims.includes(n)).map(({ number }) => number);
  return claims.map((claim) => ({ claim, numbers: numbers(claim.n) }));
}

export function rowsOf(ledger: AnyLedger, view: BaseView, names: Names, entries: readonly Entry[]): RowEntries[] {
  return ledger
    .rows(view, names)
    .map((row) => ({ ...row, entries: entries.filter(({ claim }) => ledger.rowOf(claim) === row.id) }));
}

/** Returns how many claims this seat may still make in this round. */
export function leftOf(claims: readonly Claim[], seat: Seat, round: Claim['round']): number {
  return CLAIMS_A_ROUND - claims.filter((claim) => claim.by === seat && claim.round === round).length;
}

function sorted(found: readonly Contradiction<unknown>[]): Contradiction<unknown>[] {
  const last = ({ claims }: Contradiction<unknown>) => Math.max(...claims);
  return [...found].sort((one, other) => last(one) - last(other));
}
