import type { Seat } from '#shared/ids.ts';
import { flat } from '#shared/legality.ts';
import type { LegalMoves } from '#shared/module.ts';
import type { Moves, View } from './state';

export const others = (seats: Seat[], seat: Seat) => seats.filter((other) => other !== seat) as Moves['accuse'][0][];

/**
 * What a seat may do, from its own view alone, so that no refusal can tell it anything. The server, the buttons of the
 * board, bots and random play all ask this one function.
 */
export const legal: LegalMoves<View, Moves> = {
  accuse: flat<View, Moves['accuse']>({
    closed: (view) => (view.truth ? 'game-over' : null),
    unfit: (view, seat, [about]) => (others(view.seats, seat).includes(about) ? null : 'nobody-there'),
    list: (view, seat) => others(view.seats, seat).map((about) => [about]),
  }),
};
