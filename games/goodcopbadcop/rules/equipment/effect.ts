import type { Seat } from '#shared/ids.ts';
import type { Apis } from '#shared/module.ts';
import type { State, Target } from '../../state';

/**
 * What an equipment card does once it is played; `legal/equipment/` has judged it. Where the card itself goes,
 * `content/equipment` says; one that lies in front of somebody puts itself there.
 */
export type Effect = (G: State, by: Seat, targets: readonly Target[], apis: Apis) => void;
