import type { LegalMoves } from '../../../shared/module';
import type { Moves, View } from '../state';
import { actions } from './actions';
import { choices } from './choices';
import { windows } from './windows';

/** What a seat may do, from its view alone: the brief's codes in the brief's order. */
export const legal: LegalMoves<View, Moves> = { ...actions, ...windows, ...choices };
