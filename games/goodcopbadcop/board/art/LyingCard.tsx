import type { Seat, Viewer } from 'hush/game';
import { type Face, knownFace, type Own, type Slot, type View } from '../../state';
import { IntegrityCard } from './IntegrityCard';

/** Identifies a card in front of its owner, and what the viewer holds open. */
export interface Lying {
  view: View;
  seat: Viewer;
  of: Seat;
  /** The private part of the seat's view while the player holds the secrets open, or null while they are covered. */
  held: Own | null;
}

interface LyingCardProps extends Lying {
  slot: Slot;
  /** True to omit the label, because another label names the card. */
  silent?: boolean | undefined;
}

/** Integrity card in front of its owner, as this seat sees it. */
export function LyingCard({ slot, silent, ...lying }: LyingCardProps) {
  const { view, seat, of } = lying;
  const card = view.table[of]?.cards[slot];
  if (!card) return null;
  return (
    <IntegrityCard
      slot={slot}
      open={card.face}
      secret={secretFace(lying, slot)}
      seen={of !== seat && seat !== null && card.knownBy.includes(seat)}
      wounded={card.wounded}
      silent={silent}
    />
  );
}

/** Returns the face of a hidden card, or null if the card is covered or unknown to this seat. */
export function secretFace({ view, seat, of, held }: Lying, slot: Slot): Face | null {
  if (held === null || view.table[of]?.cards[slot].face !== null) return null;
  return knownFace({ ...view, me: held }, seat, { seat: of, slot });
}
