import type { Seat } from '#shared/ids.ts';
import type { BaseView, Outcome } from '#shared/module.ts';

export const OFFICES = ['chancellor', 'herald', 'reeve', 'marshal', 'chamberlain'] as const;
export type Office = (typeof OFFICES)[number];
export type Deed = Office | 'tithe' | 'depose';
/** [EM-1] */
export const DECK: readonly Office[] = OFFICES.flatMap((office) => [office, office, office]);
/** What a deed brings in coins, or costs; what is taken from others comes on top. */
export const COINS = { tithe: 1, chancellor: 3, herald: 0, reeve: 0, marshal: -3, chamberlain: 0, depose: -7 };

/** An answer is meant for the claim of that number. */
export type Moves = { act: [deed: Deed, at: Seat | null]; answer: [doubts: boolean, claim: number] };

/** Everybody sees these. A claim stands while the others answer; `up` are cards turned up: with two one is out. */
export interface Open {
  turn: Seat;
  claim: { by: Seat; deed: Deed; at: Seat | null } | null;
  claims: number;
  coins: Record<Seat, number>;
  up: Record<Seat, Office[]>;
  /** Server time in ms at which the clock moves on, and how long one has to answer; null: it does not run. */
  endsAt: number | null;
  ms: number | null;
}
/** Who has a card face down. */
export const inCourt = ({ up }: Open): Seat[] => Object.keys(up).filter((seat) => up[seat]?.length !== 2);

/** Hands are each seat's own; who has answered everybody sees, what that seat alone; the deck is nobody's. */
export interface State extends Open {
  hands: Record<Seat, Office[]>;
  answers: Record<Seat, boolean>;
  deck: Office[];
  outcome: Outcome | null;
}
export interface View extends BaseView, Open {
  me: { hand: Office[]; doubts: boolean | null } | null;
  truth: Pick<State, 'hands' | 'outcome'> | null;
}
