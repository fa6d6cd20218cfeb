import type { BaseView, Outcome, Seat } from 'hush/game';

export type Role = 'mole' | 'cop';
/** The arguments of each move. */
export type Moves = { accuse: [about: Seat] };

/**
 * The whole state, which only the server has. Write at each field who may know it, because the view follows from these
 * comments.
 */
export interface State {
  /** Public: server time in ms when the discussion ends, and the outcome. */
  endsAt: number;
  outcome: Outcome | null;
  /** Each seat knows only its own role until the end. */
  roles: Record<Seat, Role>;
  /** Hidden until the end. All players know who has accused, but only the accuser knows whom. */
  accused: Record<Seat, Seat>;
}

/** The view of one viewer. Every game's view has `waitingFor` and `endsAt`, because the shared table draws them. */
export interface View extends BaseView {
  seats: Seat[];
  /** The seat's own role and accusation. Null for a spectator. */
  me: { role: Role; accused: Seat | null } | null;
  /** All secrets after the match, or null during the match. */
  truth: Pick<State, 'roles' | 'accused' | 'outcome'> | null;
}
