import type { LegalMoves } from '#shared/module.ts';
import type { Moves, View } from '../state';
import { actions } from './actions';
import { choices } from './choices';
import { claims } from './claims';
import { windows } from './windows';

/** What a seat may do, from its view alone. Of several reasons to refuse it gives the first, in a fixed order. */
export const legal: LegalMoves<View, Moves> = { ...actions, ...windows, ...choices, ...claims };
