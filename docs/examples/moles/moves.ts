import { z } from 'zod';

/** The shape of each move's arguments, and no more: whether they are legal now, `legal.ts` says. */
export const args = { accuse: z.tuple([z.enum(['0', '1', '2', '3', '4', '5'])]) };

/** What others may notice of a move. Here nothing of its arguments: that somebody accuses is seen, whom is not. */
export const hidden = { accuse: () => null };
