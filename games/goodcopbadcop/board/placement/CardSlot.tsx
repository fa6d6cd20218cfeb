import { Covered, useSecret } from 'hush/board';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { Face, Slot } from '../../state';
import { IntegrityCard } from '../art/IntegrityCard';
import styles from './CardSlot.module.css';
import { placeText } from './text';

interface CardSlotProps {
  slot: Slot;
  face: Face;
  /** True while all three cards are held open at the same time. */
  all: boolean;
  /** Called to move the card to another slot. Null if it cannot be moved. */
  onMove: ((to: number) => void) | null;
}

/** A numbered slot with its card. Holding the card shows its face, and arrows or dragging move it. */
export function CardSlot({ slot, face, all, onMove }: CardSlotProps) {
  const drop = (by: number, button: HTMLElement) => {
    const slots = Math.round(by / (button.closest('li')?.offsetWidth ?? 1));
    if (slots !== 0) onMove?.(slot + slots);
  };
  const secret = useSecret({ onDrop: onMove && drop });
  const style = secret.dragged === null ? undefined : { transform: `translateX(${secret.dragged}px)` };
  const covered = secret.mode === 'tap' ? placeText.coveredTap(slot + 1) : placeText.covered(slot + 1);
  return (
    <li className={styles.slot}>
      <span className={styles.number}>{placeText.slot(slot + 1)}</span>
      <div className={styles.card} style={style} data-dragged={style && true}>
        <Covered
          secret={{ ...secret, open: all || secret.open }}
          back={<IntegrityCard slot={slot} open={null} silent className={styles.size} />}
          label={covered}
        >
          <IntegrityCard slot={slot} open={null} secret={face} className={styles.size} />
        </Covered>
      </div>
      <span className={styles.nudge}>
        <Nudge to={slot - 1} label={placeText.left(slot + 1)} icon={<ArrowLeft />} onMove={onMove} />
        <Nudge to={slot + 1} label={placeText.right(slot + 1)} icon={<ArrowRight />} onMove={onMove} />
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
