import type { AnyModule } from '../../shared/module';
import { highcard } from './highcard';
import { moles } from './moles';
import { tictactoe } from './tictactoe';

/** Games to learn from: plain boardgame.io in one file, the same with hidden hands and phases, and every rung. */
export const examples: readonly AnyModule[] = [tictactoe, highcard, moles];
