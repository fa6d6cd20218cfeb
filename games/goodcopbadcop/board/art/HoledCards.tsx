import { cx } from 'hush/board';
import type { RefObject } from 'react';
import { type Face, SLOTS, type Slot } from '../../state';
import styles from './HoledCards.module.css';
import hole from './hole.svg?url';
import { IntegrityCard } from './IntegrityCard';

interface HoledCardsProps {
  /** The three faces from left to right. A card that is face down is null. */
  faces: readonly (Face | null)[];
  /** The slot of the card with the bullet hole, or null. */
  holed: Slot | null;
  holeRef?: RefObject<HTMLImageElement | null> | undefined;
  isWounded(slot: Slot): boolean;
  /** CSS class that sets the sizes `--w` and `--hole`. */
  className?: string | undefined;
}

/** Three Integrity cards. The shot has put a bullet hole in one of them. */
export function HoledCards({ faces, holed, holeRef, isWounded, className }: HoledCardsProps) {
  return (
    <span className={cx(styles.cards, className)}>
      {SLOTS.map((slot) => (
        <span key={slot} className={styles.card}>
          <IntegrityCard slot={slot} open={faces[slot] ?? null} wounded={isWounded(slot)} />
          {slot === holed && <img ref={holeRef} className={styles.hole} src={hole} alt="" />}
        </span>
      ))}
    </span>
  );
}
