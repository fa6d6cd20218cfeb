import { trades } from './blackmail';
import { guns } from './guns';
import { people } from './people';
import type { PlaysOf } from './play';
import { sight } from './sight';

/**
 * Ways to use each card. Cards that are only used against a shot (`shot.ts`) or between turns (`cards.ts`) are not
 * listed.
 */
export const PLAYS: PlaysOf = { ...guns, ...people, ...sight, ...trades };
