import type { Seat } from '#shared/ids.ts';
import type { Apis } from '#shared/module.ts';
import type { State, Target } from '../../state';

/**
 * The effect of an equipment card. `legal/equipment/` has checked the use, and `content/equipment` says where the card
 * goes afterwards. Effects of cards that stay in front of a player put them there themselves.
 */
export type Effect = (G: State, by: Seat, targets: readonly Target[], apis: Apis) => void;
