import { flat, type LegalMoves, type Seat } from 'hush/game';
import { type Choice, type Moves, SLOTS, type View } from '../state';
import type { RefusalCode } from '../text';
import { during, gone, mine, other } from './moments';

type Chosen = Pick<Moves, 'place' | 'choosePlayer' | 'chooseCard' | 'decline' | 'discard' | 'aim'>;

/** Defines when it is legal to place cards, make a choice and take aim. */
export const choices: LegalMoves<View, Chosen, RefusalCode> = {
  /** [GC-41] */
  place: flat({
    closed: placing,
    unfit: (view, seat, [order]) => (new Set(order).size === SLOTS.length ? alreadyPlaced(view, seat) : 'invalid-args'),
    list: () => ORDERS.map((order): Moves['place'] => [order]),
  }),

  choosePlayer: flat({
    closed: (view, seat) => choosing(view, seat, ['restraining_order', 'riot_shield']),
    unfit: (view, seat, [player]) =>
      gone(view, seat, [player]) ??
      (view.choice && 'players' in view.choice && view.choice.players.includes(player) ? null : 'bad-choice'),
    list: (view) => view.seats.map((player): Moves['choosePlayer'] => [player]),
  }),

  chooseCard: flat({
    closed: (view, seat) => choosing(view, seat, ['surveillance_camera', 'reveal']),
    unfit: (view, _seat, [slot]) =>
      view.choice && 'slots' in view.choice && view.choice.slots.includes(slot) ? null : 'bad-choice',
    list: () => SLOTS.map((slot): Moves['chooseCard'] => [slot]),
  }),

  decline: flat({
    closed: (view, seat) => choosing(view, seat, ['surveillance_camera']),
    list: () => [[]],
  }),

  discard: flat({
    closed: (view, seat) => choosing(view, seat, ['discard']),
    unfit: (view, _seat, [keep]) => (view.me?.hand.includes(keep) ? null : 'not-in-hand'),
    list: (view) => [...new Set(view.me?.hand)].map((keep): Moves['discard'] => [keep]),
  }),

  /** [GC-33, GC-63] */
  aim: flat({
    closed: aiming,
    unfit: (view, seat, [player]) => gone(view, seat, [player]) ?? other(view, seat, player),
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

function placing(view: View, seat: Seat): RefusalCode | null {
  return gone(view, seat) ?? during(view, ['placement']);
}

function alreadyPlaced(view: View, seat: Seat): RefusalCode | null {
  return view.table[seat]?.placed ? 'already-placed' : null;
}

function aiming(view: View, seat: Seat): RefusalCode | null {
  return gone(view, seat) ?? during(view, ['aim']) ?? mine(view, seat);
}

function choosing(view: View, seat: Seat, kinds: readonly Choice['kind'][]): RefusalCode | null {
  const { choice } = view;
  const refused = gone(view, seat) ?? during(view, ['choose']);
  if (refused || !choice) return refused ?? 'wrong-stage';
  if (choice.seat !== seat) return 'not-your-turn';
  return kinds.includes(choice.kind) ? null : 'wrong-stage';
}
