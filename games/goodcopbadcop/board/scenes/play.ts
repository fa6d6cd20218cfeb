import type { Seat } from '#shared/ids.ts';
import type { CardTarget, EquipmentId } from '../../state';

/** A place on the table. */
export type Anchor =
  | { at: 'file'; of: Seat }
  | { at: 'card'; of: CardTarget }
  /** The free guns. */
  | { at: 'tray' }
  /** The equipment deck, and the discards beside it. */
  | { at: 'deck' };

/** A thing that moves between places. Unseen equipment is in an envelope. */
export type Thing =
  | { is: 'gun' }
  | { is: 'sight' }
  | { is: 'wound' }
  | { is: 'integrity' }
  | { is: 'equipment'; card: EquipmentId | null };

/** The animation of a line of the log: a thing moves between two places, or a ring marks a place. */
export interface Play {
  thing: Thing | null;
  from: Anchor | null;
  to: Anchor;
  /** True if a second thing moves the opposite way. */
  isBoth?: boolean;
}
