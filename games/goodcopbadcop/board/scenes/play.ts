import type { Seat } from 'hush/game';
import type { CardTarget, EquipmentId } from '../../state';

export type Anchor =
  | { at: 'file'; of: Seat }
  | { at: 'card'; of: CardTarget }
  /** The guns that no player holds. */
  | { at: 'tray' }
  /** The equipment deck, and the discards beside it. */
  | { at: 'deck' };

/** A gun, card or other piece that moves across the table. Unseen equipment moves in an envelope. */
export type Thing =
  | { is: 'gun' }
  | { is: 'sight' }
  | { is: 'wound' }
  | { is: 'integrity' }
  | { is: 'equipment'; card: EquipmentId | null };

/** Animation of a log entry: `thing` moves between two places, or a ring marks `to` if `thing` is null. */
export interface Play {
  thing: Thing | null;
  from: Anchor | null;
  to: Anchor;
  /** True if a second thing of the same kind moves the opposite way. */
  isBoth?: boolean;
}
