import type { Random, Seat } from 'hush/game';
import type { ClaimKind, TokenId, View } from '../state';
import { type Belief, believe } from './inference';
import { type Known, knownBy, OUTSIDER } from './known';
import type { Parameters } from './parameters';

/** A claim without the day on which it was made. */
export type Saying = [kind: ClaimKind, subject: TokenId | Seat | null];

/** Everything on which a bot bases its decisions. */
export interface Beliefs {
  view: View;
  seat: Seat;
  known: Known;
  belief: Belief;
  /** The belief of a player who knows only what is public. */
  open: Belief;
  parameters: Parameters;
  random: Random;
}

export function infer(view: View, seat: Seat, parameters: Parameters, random: Random): Beliefs {
  const known = knownBy(view, seat);
  let open: Belief | null = null;
  return {
    view,
    seat,
    known,
    belief: believe(view, known),
    get open() {
      open ??= believe(view, OUTSIDER);
      return open;
    },
    parameters,
    random,
  };
}

/**
 * Returns the belief on which a seat acts in public: its own or, for a dirty cop, the belief of a player who knows only
 * what is public.
 */
export function shownBelief(beliefs: Beliefs): Belief {
  return beliefs.known.role === 'dirty' ? beliefs.open : beliefs.belief;
}

export function othersOf(view: View, seat: Seat): Seat[] {
  return view.seats.filter((other) => other !== seat);
}

export function mostDirty(belief: Belief, seats: readonly Seat[]): Seat {
  const chance = (seat: Seat) => belief.dirty[seat] ?? 0;
  return seats.reduce((worst, seat) => (chance(seat) > chance(worst) ? seat : worst));
}
