import type { Seat } from '../../../shared/ids';
import type { Random } from '../../../shared/random';
import type { ClaimKind, TokenId, View } from '../state';
import { type Belief, believe } from './belief';
import { type Known, knownBy, OUTSIDER } from './known';
import type { Temper } from './temper';

/** A claim, without its round. */
export type Saying = [kind: ClaimKind, subject: TokenId | Seat | null];

/** All a bot weighs before it speaks. */
export interface Mind {
  view: View;
  seat: Seat;
  known: Known;
  belief: Belief;
  /** What the table must think that knows no secrets. */
  open: Belief;
  temper: Temper;
  random: Random;
}

export function think(view: View, seat: Seat, temper: Temper, random: Random): Mind {
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
    temper,
    random,
  };
}

/** The belief a seat speaks from: its own, or, of a dirty cop, that of one who knows no more than the table. */
export function shownBelief(mind: Mind): Belief {
  return mind.known.role === 'dirty' ? mind.open : mind.belief;
}

export function othersOf(view: View, seat: Seat): Seat[] {
  return view.seats.filter((other) => other !== seat);
}

export function mostDirty(belief: Belief, seats: readonly Seat[]): Seat {
  const chance = (seat: Seat) => belief.dirty[seat] ?? 0;
  return seats.reduce((worst, seat) => (chance(seat) > chance(worst) ? seat : worst));
}
