import { z } from 'zod';

/** The schema of each move's arguments. `legal.ts` decides whether the move is legal at present. */
export const args = { accuse: z.tuple([z.enum(['0', '1', '2', '3', '4', '5'])]) };

/** The part of each move that other players may notice: they see that a player accuses, but not whom. */
export const hidden = { accuse: () => null };
