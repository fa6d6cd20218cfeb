import type { Apis, Seat } from 'hush/game';
import type { State, Target } from '../../state';

/**
 * The effect of an equipment card. `legal/equipment/` has already checked the use. After the effect, the card is put
 * where `content/equipment` says. Effects that put the card in front of a player do this themselves.
 */
export type Effect = (G: State, by: Seat, targets: readonly Target[], apis: Apis) => void;
