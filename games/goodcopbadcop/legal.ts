import type { LegalMoves } from '../../shared/module';
import { actions } from './legal/actions';
import { choices } from './legal/choices';
import { windows } from './legal/windows';
import type { Moves, View } from './state';

/** What a seat may do, from its view alone: the brief's codes in the brief's order. */
export const legal: LegalMoves<View, Moves> = { ...actions, ...windows, ...choices };
