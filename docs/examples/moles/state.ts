import type { Seat } from '../../../shared/ids';
import type { BaseView, MovesOf, Outcome } from '../../../shared/module';
import type { args } from './moves';

export type Role = 'mole' | 'cop';
export type Moves = MovesOf<typeof args>;

/** `roles` are each seat's own and `accused` is sealed until there is an outcome. */
export interface State {
  endsAt: number;
  roles: Record<Seat, Role>;
  accused: Record<Seat, Seat>;
  outcome: Outcome | null;
}

export interface View extends BaseView {
  seats: Seat[];
  me: { role: Role; accused: Seat | null } | null;
  truth: Pick<State, 'roles' | 'accused' | 'outcome'> | null;
}
