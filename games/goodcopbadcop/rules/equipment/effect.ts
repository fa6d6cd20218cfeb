import type { Seat } from '#shared/ids.ts';
import type { Apis } from '#shared/module.ts';
import type { State, Target } from '../../state';

/**
 * The effect of an equipment card. `legal/equipment/` has checked the use, and `content/equipment` says where the card
 * goes afterwards. If the card stays in front of a player, the effect itself puts it there.
 */
export type Effect = (G: State, by: Seat, targets: readonly Target[], apis: Apis) => void;
