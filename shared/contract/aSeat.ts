import { z } from 'zod';
import { type Seat, seatsOf } from '../ids';

/**
 * Returns the schema for a seat argument at a table of up to `most` seats: `accuse: z.tuple([aSeat(6)])`. Legality
 * decides whether the seat exists at a smaller table.
 */
export function aSeat(most: number): z.ZodType<Seat> {
  return z.enum(seatsOf(most));
}
