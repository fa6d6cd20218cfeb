import type { Seat } from '#shared/ids.ts';
import type { CardTarget, EquipmentId } from '../../state';

/** A place of the table. */
export type Anchor =
  | { at: 'file'; of: Seat }
  | { at: 'card'; of: CardTarget }
  /** The guns nobody holds. */
  | { at: 'tray' }
  /** The equipment deck, and the discards beside it. */
  | { at: 'deck' };

/** What goes from one place to another. Equipment that nobody has seen lies in its envelope. */
export type Thing =
  | { is: 'gun' }
  | { is: 'sight' }
  | { is: 'wound' }
  | { is: 'integrity' }
  | { is: 'equipment'; card: EquipmentId | null };

/** How a line of the log is drawn where it happens: something goes from a place to another, or a ring shows a place. */
export interface Play {
  thing: Thing | null;
  from: Anchor | null;
  to: Anchor;
  /** Another of the same goes the other way. */
  isBoth?: boolean;
}
