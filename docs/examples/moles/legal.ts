import { flat, type LegalMoves, type Seat } from 'hush/game';
import type { Moves, View } from './state';
import type { RefusalCode } from './text';

export const others = (seats: Seat[], seat: Seat) => seats.filter((other) => other !== seat);

/**
 * Defines which moves are legal for a seat, judging only by the seat's own view, so that a refusal reveals nothing. The
 * server, the board's buttons, the bots and random play all use this object.
 */
export const legal: LegalMoves<View, Moves, RefusalCode> = {
  accuse: flat({
    closed: (view) => (view.truth ? 'game-over' : null),
    unfit: (view, seat, [about]) => (others(view.seats, seat).includes(about) ? null : 'nobody-there'),
    list: (view, seat) => others(view.seats, seat).map((about) => [about]),
  }),
};
