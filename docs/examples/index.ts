import type { AnyModule } from '#shared/module.ts';
import { emptythrone } from './emptythrone';
import { highcard } from './highcard';
import { liarsdice } from './liarsdice';
import { moles } from './moles';
import { tictactoe } from './tictactoe';

/**
 * Games to learn from: plain boardgame.io in one file, boardgame.io with hidden hands and phases, hidden dice with
 * searching bots in one file, a game whose definition has every optional entry, and a short game with all these
 * entries, claims and a clock.
 */
export const examples: readonly AnyModule[] = [tictactoe, highcard, liarsdice, moles, emptythrone];
