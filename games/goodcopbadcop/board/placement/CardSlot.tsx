import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useSecret } from '../../../../client/ui/useSecret';
import type { Face, Slot } from '../../state';
import { IntegrityCard } from '../art/IntegrityCard';
import styles from './CardSlot.module.css';
import { placeText } from './text';
import { useDrag } from './useDrag';

interface CardSlotProps {
  slot: Slot;
  face: Face;
  /** All three are held open. */
  all: boolean;
  /** Null: it stays where it is. */
  onMove: ((to: number) => void) | null;
}

/** A numbered slot: hold its card to look, move it by arrow or by dragging. */
export function CardSlot({ slot, face, all, onMove }: CardSlotProps) {
  const secret = useSecret();
  const drag = useDrag(onMove && ((by) => onMove(slot + by)), secret);
  const isOpen = all || secret.open;
  const covered = secret.mode === 'tap' ? placeText.coveredTap(slot) : placeText.covered(slot);
  const card = (
    <IntegrityCard slot={slot} open={null} secret={isOpen ? face : null} silent={!isOpen} className={styles.size} />
  );
  return (
    <li className={styles.slot}>
      <span className={styles.number}>{placeText.slot(slot)}</span>
      <span className={styles.card} style={drag.style} data-dragged={drag.isDragged || undefined}>
        <span role="status">{card}</span>
        {!secret.shared && (
          <button type="button" {...secret.bind} {...drag.bind} className={styles.press} aria-label={covered} />
        )}
      </span>
      <span className={styles.nudge}>
        <Nudge to={slot - 1} label={placeText.left(slot)} icon={<ArrowLeft />} onMove={onMove} />
        <Nudge to={slot + 1} label={placeText.right(slot)} icon={<ArrowRight />} onMove={onMove} />
      </span>
    </li>
  );
}

interface NudgeProps {
  to: number;
  label: string;
  icon: React.ReactNode;
  onMove: CardSlotProps['onMove'];
}

function Nudge({ to, label, icon, onMove }: NudgeProps) {
  const isPossible = onMove !== null && to >= 0 && to <= 2;
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onMove(to)}
    >
      {icon}
    </button>
  );
}
