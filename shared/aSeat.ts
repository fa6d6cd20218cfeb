import { z } from 'zod';
import { type Seat, seatsOf } from './ids';

/**
 * Returns the schema of a seat in a move's arguments, at a table of at most that many seats: `accuse:
 * z.tuple([aSeat(6)])`. Legality decides whether the seat exists at a smaller table.
 */
export function aSeat(most: number): z.ZodType<Seat> {
  return z.enum(seatsOf(most));
}
