import { trades } from './blackmail';
import { guns } from './guns';
import { people } from './people';
import type { PlaysOf } from './play';
import { sight } from './sight';

/**
 * The plays of each card. Cards that only answer a shot (`shot.ts`) or only act between turns (`cards.ts`) have none.
 */
export const PLAYS: PlaysOf = { ...guns, ...people, ...sight, ...trades };
