import { trades } from './plays/blackmail';
import { guns } from './plays/guns';
import { people } from './plays/people';
import type { PlaysOf } from './plays/play';
import { sight } from './plays/sight';

/** Ways to play each card. Those that answer a shot or wait for the end of a turn have moments of their own. */
export const PLAYS: PlaysOf = { ...guns, ...people, ...sight, ...trades };
