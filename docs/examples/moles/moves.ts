import { aSeat, type MoveDefinitions } from 'hush/game';
import { z } from 'zod';
import { legal } from './legal';
import type { Moves, View } from './state';

/** The moves: the schema of the arguments, when they are legal, and the part that other players may notice. */
export const moves: MoveDefinitions<View, Moves> = {
  /** Other players see that a player accuses, but not whom. */
  accuse: { args: z.tuple([aSeat(6)]), legal: legal.accuse, hidden: () => null },
};
