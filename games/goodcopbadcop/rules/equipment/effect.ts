import type { Apis, Seat } from 'hush/game';
import type { State, Target } from '../../state';

/**
 * The effect of an equipment card. `legal/equipment/` has already checked the use. Afterwards the card goes to the
 * place in `content/equipment`. An effect that leaves the card in front of a player puts the card there itself.
 */
export type Effect = (G: State, by: Seat, targets: readonly Target[], apis: Apis) => void;
