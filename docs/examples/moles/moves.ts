import { aSeat, type MoveDefinitions } from 'hush/game';
import { z } from 'zod';
import { legal } from './legal';
import type { Moves, View } from './state';

/** Defines each move: the schema of its arguments, when it is legal, and the part that other players may notice. */
export const moves: MoveDefinitions<View, Moves> = {
  /** Other players see that a player has accused, but not whom. */
  accuse: { args: z.tuple([aSeat(6)]), legal: legal.accuse, hidden: () => null },
};
