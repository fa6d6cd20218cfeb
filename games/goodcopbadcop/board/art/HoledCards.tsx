import { cx } from 'hush/board';
import type { RefObject } from 'react';
import { type Face, SLOTS, type Slot } from '../../state';
import styles from './HoledCards.module.css';
import hole from './hole.svg?url';
import { IntegrityCard } from './IntegrityCard';

interface HoledCardsProps {
  /** The three faces from left to right, each null if face down. */
  faces: readonly (Face | null)[];
  /** The slot with the bullet hole, or null. */
  holed: Slot | null;
  holeRef?: RefObject<HTMLImageElement | null> | undefined;
  isWounded(slot: Slot): boolean;
  /** Class that sets the sizes `--w` and `--hole`. */
  className?: string | undefined;
}

/** Three Integrity cards, one of them with the bullet hole of the shot. */
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
