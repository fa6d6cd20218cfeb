import type { Seat, Viewer } from 'hush/game';
import { type Face, knownFace, type Own, type Slot, type View } from '../../state';
import { IntegrityCard } from './IntegrityCard';

/** Says which card in front of which officer to draw, and what the viewer is holding open. */
export interface Lying {
  view: View;
  seat: Viewer;
  of: Seat;
  /** The private part of the seat's view while the player holds it open, or null while it is covered. */
  held: Own | null;
}

interface LyingCardProps extends Lying {
  slot: Slot;
  /** True to omit the label if a different element names the card. */
  silent?: boolean | undefined;
}

/** An Integrity card in front of its owner, drawn as this seat sees it. */
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

/** Returns the face of a hidden card, or null if it is covered or this seat does not know it. */
export function secretFace({ view, seat, of, held }: Lying, slot: Slot): Face | null {
  if (held === null || view.table[of]?.cards[slot].face !== null) return null;
  return knownFace({ ...view, me: held }, seat, { seat: of, slot });
}
