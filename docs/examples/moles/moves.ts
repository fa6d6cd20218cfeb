import { z } from 'zod';

export const args = { accuse: z.tuple([z.enum(['0', '1', '2', '3', '4', '5'])]) };

/** Others see that somebody accuses for the first time, never whom. */
export const hidden = { accuse: () => null };
