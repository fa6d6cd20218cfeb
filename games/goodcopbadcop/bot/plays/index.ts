import { trades } from './blackmail';
import { guns } from './guns';
import { people } from './people';
import type { PlaysOf } from './play';
import { sight } from './sight';

/** The plays of each card. Cards that answer a shot or wait for the end of a turn are not here. */
export const PLAYS: PlaysOf = { ...guns, ...people, ...sight, ...trades };
