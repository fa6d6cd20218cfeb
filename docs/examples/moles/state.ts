import type { Seat } from '#shared/ids.ts';
import type { BaseView, MovesOf, Outcome } from '#shared/module.ts';
import type { args } from './moves';

export type Role = 'mole' | 'cop';
export type Moves = MovesOf<typeof args>;

/** All there is, as the server alone has it. Say of each entry who may know it: the view follows from that. */
export interface State {
  /** Everybody sees these: when the talk is over, in ms of server time, and how it ended. */
  endsAt: number;
  outcome: Outcome | null;
  /** Each seat's own until the end. */
  roles: Record<Seat, Role>;
  /** Sealed until the end. Everybody sees who is in here, and nobody but that seat whom they accuse. */
  accused: Record<Seat, Seat>;
}

/** What one viewer gets of it. `waitingFor` and `endsAt` are in every game's view: the shared table draws them. */
export interface View extends BaseView {
  seats: Seat[];
  /** Null: a spectator. */
  me: { role: Role; accused: Seat | null } | null;
  /** Everything, once it is over; null before. */
  truth: Pick<State, 'roles' | 'accused' | 'outcome'> | null;
}
