import type { Code, Seat } from '../../../shared/ids';
import { flat } from '../../../shared/legality';
import type { LegalMoves } from '../../../shared/module';
import { type Choice, type Moves, SLOTS, type View } from '../state';
import { closed, during, mine, other } from './moments';

type Chosen = Pick<Moves, 'place' | 'choosePlayer' | 'chooseCard' | 'decline' | 'discard' | 'aim'>;

/** What one player is asked for and nobody else. */
export const choices: LegalMoves<View, Chosen> = {
  /** [GC-41] */
  place: flat({
    refusal: (view, seat, [order]) =>
      closed(view, seat) ??
      during(view, ['placement']) ??
      (new Set(order).size === SLOTS.length ? null : 'invalid-args') ??
      (view.table[seat]?.placed ? 'already-placed' : null),
    list: () => ORDERS.map((order): Moves['place'] => [order]),
  }),

  choosePlayer: flat({
    refusal: (view, seat, [player]) =>
      choosing(view, seat, ['restraining_order', 'riot_shield'], [player]) ??
      (view.choice && 'players' in view.choice && view.choice.players.includes(player) ? null : 'bad-choice'),
    list: (view) => view.seats.map((player): Moves['choosePlayer'] => [player]),
  }),

  chooseCard: flat({
    refusal: (view, seat, [slot]) =>
      choosing(view, seat, ['surveillance_camera']) ??
      (view.choice && 'slots' in view.choice && view.choice.slots.includes(slot) ? null : 'bad-choice'),
    list: () => SLOTS.map((slot): Moves['chooseCard'] => [slot]),
  }),

  decline: flat({
    refusal: (view, seat) => choosing(view, seat, ['surveillance_camera']),
    list: () => [[]],
  }),

  discard: flat({
    refusal: (view, seat, [keep]) =>
      choosing(view, seat, ['discard']) ?? (view.me?.hand.includes(keep) ? null : 'not-in-hand'),
    list: (view) => [...new Set(view.me?.hand)].map((keep): Moves['discard'] => [keep]),
  }),

  /** [GC-33, GC-63] */
  aim: flat({
    refusal: (view, seat, [player]) =>
      closed(view, seat, [player]) ?? during(view, ['aim']) ?? mine(view, seat) ?? other(view, seat, player),
    list: (view) => view.seats.map((player): Moves['aim'] => [player]),
  }),
};

const ORDERS: readonly Moves['place'][0][] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

function choosing(view: View, seat: Seat, kinds: readonly Choice['kind'][], named: readonly Seat[] = []): Code | null {
  const { choice } = view;
  const refused = closed(view, seat, named) ?? during(view, ['choose']);
  if (refused || !choice) return refused ?? 'wrong-stage';
  if (choice.seat !== seat) return 'not-your-turn';
  return kinds.includes(choice.kind) ? null : 'wrong-stage';
}
