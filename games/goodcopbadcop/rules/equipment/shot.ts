import { must, type Seat } from 'hush/game';
import { inSeatOrder, living, seatsAfter } from '../../queries';
import { aboutToBeHit, aimOf } from '../guns';
import type { Effect } from './effect';

/**
 * Cards that change the declared shot and force the shooter to fire. The new target is not chosen before the card is
 * used.
 */

/**
 * [GC-21, GC-22, GC-50, GC-53] Makes the shooter aim at a different player. If the shot was redirected, it no longer
 * is.
 */
export const restrainingOrder: Effect = (G) => {
  const barred = inSeatOrder([G.active, must(aimOf(G, G.active)), aboutToBeHit(G)]);
  const players = living(G).filter((seat) => !barred.includes(seat));
  G.shot = { locked: true, barred, redirect: null };
  G.choices.push({ kind: 'restraining_order', seat: G.active, players });
};

/** [GC-23, GC-51, GC-52] Makes the shot hit a neighbour of the player who was about to be hit. */
export const riotShield: Effect = (G) => {
  const seat = aboutToBeHit(G);
  const players = neighbours(G.seats, living(G), seat);
  G.shot = { ...must(G.shot), locked: true };
  G.choices.push({ kind: 'riot_shield', seat, players });
};

/** Returns the nearest living seat on each side of a seat. The direction of play does not matter. */
function neighbours(seats: readonly Seat[], alive: readonly Seat[], seat: Seat): Seat[] {
  const nearest = ([1, -1] as const).map((direction) =>
    must(seatsAfter(seats, seat, direction).find((each) => each !== seat && alive.includes(each))),
  );
  return inSeatOrder(nearest);
}
