import { trades } from './blackmail';
import { guns } from './guns';
import { people } from './people';
import type { PlaysOf } from './play';
import { sight } from './sight';

/** Ways to play each card. Those that answer a shot or wait for the end of a turn have moments of their own. */
export const PLAYS: PlaysOf = { ...guns, ...people, ...sight, ...trades };
