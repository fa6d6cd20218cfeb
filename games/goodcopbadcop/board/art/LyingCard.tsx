import type { Seat, Viewer } from '#shared/ids.ts';
import { type Face, knownFace, type Own, type Slot, type View } from '../../state';
import { IntegrityCard } from './IntegrityCard';

/** Whose cards lie there, who looks at them, and what is held open meanwhile. */
export interface Lying {
  view: View;
  seat: Viewer;
  of: Seat;
  /** What this seat knows, and only while it is held; null: covered. */
  held: Own | null;
}

interface LyingCardProps extends Lying {
  slot: Slot;
  /** Beside a label that says it all. */
  silent?: boolean | undefined;
}

/** One Integrity card before its owner, as this seat sees it. */
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

/** The face of a hidden card that this seat may see; null while it is covered, or if it does not know it. */
export function secretFace({ view, seat, of, held }: Lying, slot: Slot): Face | null {
  if (held === null || view.table[of]?.cards[slot].face !== null) return null;
  return knownFace({ ...view, me: held }, seat, { seat: of, slot });
}
