import type { Seat } from 'hush/game';
import type { CardTarget, EquipmentId } from '../../state';

export type Anchor =
  | { at: 'file'; of: Seat }
  | { at: 'card'; of: CardTarget }
  /** The tray of guns that no player holds. */
  | { at: 'tray' }
  /** The equipment deck and the discards beside it. */
  | { at: 'deck' };

/** A gun, card or other piece that moves across the table. Equipment that is face down moves in an envelope. */
export type Thing =
  | { is: 'gun' }
  | { is: 'sight' }
  | { is: 'wound' }
  | { is: 'integrity' }
  | { is: 'equipment'; card: EquipmentId | null };

/** The animation for a log entry: `thing` moves from one place to another. If `thing` is null, a ring marks `to`. */
export interface Play {
  thing: Thing | null;
  from: Anchor | null;
  to: Anchor;
  /** True if a second piece of the same kind moves in the opposite direction. */
  isBoth?: boolean;
}
