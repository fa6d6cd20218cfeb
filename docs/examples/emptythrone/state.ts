import type { BaseView, Outcome, Seat } from 'hush/game';

export const OFFICES = ['chancellor', 'herald', 'reeve', 'marshal', 'chamberlain'] as const;
export type Office = (typeof OFFICES)[number];
export type Deed = Office | 'tithe' | 'depose';
/** [EM-1] The deck has three cards of each office. */
export const DECK: readonly Office[] = OFFICES.flatMap((office) => [office, office, office]);
/** Number of coins that each deed earns (positive) or costs (negative), not counting coins taken from other players. */
export const COINS = { tithe: 1, chancellor: 3, herald: 0, reeve: 0, marshal: -3, chamberlain: 0, depose: -7 };

/** The arguments of each move. `claim` is the number of the claim that is answered. */
export type Moves = { act: [deed: Deed, at: Seat | null]; answer: [doubts: boolean, claim: number] };

/**
 * The public part of the state. `claim` is set while other players answer it. `up` has the face-up cards. A seat with
 * two face-up cards is out.
 */
export interface Open {
  turn: Seat;
  claim: { by: Seat; deed: Deed; at: Seat | null } | null;
  claims: number;
  /** The seat whose doubt decided the last claim, or null if no seat doubted the claim. */
  doubter: Seat | null;
  coins: Record<Seat, number>;
  up: Record<Seat, Office[]>;
  /**
   * Server time in ms of the deadline, or null if no clock runs. `ms` is the time limit for answers, or null in a
   * practice match.
   */
  endsAt: number | null;
  ms: number | null;
}
/** Lists the seats that still have a card face down. */
export const inCourt = ({ up }: Open): Seat[] => Object.keys(up).filter((seat) => up[seat]?.length !== 2);

/**
 * The whole state. Each seat knows its own hand and answer, and all players see who has answered. The deck is hidden.
 */
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
