import { z } from 'zod';

/** The shape of each move's arguments. `legal.ts` decides whether they are legal now. */
export const args = { accuse: z.tuple([z.enum(['0', '1', '2', '3', '4', '5'])]) };

/** The public part of a move. Others see that a player accuses, but none of the arguments. */
export const hidden = { accuse: () => null };
