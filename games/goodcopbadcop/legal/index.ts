import type { LegalMoves } from 'hush/game';
import type { Moves, View } from '../state';
import type { RefusalCode } from '../text';
import { actions } from './actions';
import { choices } from './choices';
import { claims } from './claims';
import { windows } from './windows';

/**
 * Defines when each move is legal, judging by a seat's view. If several refusals apply, the first in a fixed order is
 * given.
 */
export const legal: LegalMoves<View, Moves, RefusalCode> = { ...actions, ...windows, ...choices, ...claims.legal };
