import type { AnyModule } from '#shared/module.ts';
import { emptythrone } from './emptythrone';
import { highcard } from './highcard';
import { liarsdice } from './liarsdice';
import { moles } from './moles';
import { tictactoe } from './tictactoe';

/**
 * Games to learn from: plain boardgame.io in one file, the same with hidden hands and phases, hidden dice in one file
 * with bots that search, every rung, and every rung with a claim and a clock in as few lines as it takes.
 */
export const examples: readonly AnyModule[] = [tictactoe, highcard, liarsdice, moles, emptythrone];
