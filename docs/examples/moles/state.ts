import type { BaseView, Outcome, Seat } from 'hush/game';

export type Role = 'mole' | 'cop';
/** The arguments of each move. */
export type Moves = { accuse: [about: Seat] };

/**
 * The whole state, which only the server has. State for each field who may know it, because the view follows from these
 * comments.
 */
export interface State {
  /** Public: the end of the talk, in ms of server time, and the outcome. */
  endsAt: number;
  outcome: Outcome | null;
  /** Known to each seat only, until the end. */
  roles: Record<Seat, Role>;
  /**
   * Sealed until the end. All players know which seats have accused, but only the accuser knows whom.
   */
  accused: Record<Seat, Seat>;
}

/** One viewer's view. `waitingFor` and `endsAt` are in every game's view, because the shared table draws them. */
export interface View extends BaseView {
  seats: Seat[];
  /** The seat's own role and accusation, or null for a spectator. */
  me: { role: Role; accused: Seat | null } | null;
  /** The secrets once the match is over, or null during the match. */
  truth: Pick<State, 'roles' | 'accused' | 'outcome'> | null;
}
