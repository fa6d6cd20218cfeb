import { z } from 'zod';
import { type Seat, seatsOf } from '../ids';

/**
 * Returns the schema for a seat argument at a table of up to `most` seats: `accuse: z.tuple([aSeat(6)])`. The schema
 * does not know the actual number of players, so legality has to refuse seats that do not exist.
 */
export function aSeat(most: number): z.ZodType<Seat> {
  return z.enum(seatsOf(most));
}
