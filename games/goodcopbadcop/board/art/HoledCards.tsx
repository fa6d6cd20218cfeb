import type { RefObject } from 'react';
import { cx } from '#client/ui/cx.ts';
import { type Face, SLOTS, type Slot } from '../../state';
import styles from './HoledCards.module.css';
import hole from './hole.svg?url';
import { IntegrityCard } from './IntegrityCard';

interface HoledCardsProps {
  /** The faces from the left, null if face down. */
  faces: readonly (Face | null)[];
  /** The slot the shot went through, or null. */
  holed: Slot | null;
  holeRef?: RefObject<HTMLImageElement | null> | undefined;
  isWounded(slot: Slot): boolean;
  /** A class that sets the sizes `--w` and `--hole`. */
  className?: string | undefined;
}

/** Three Integrity cards with the hole of the shot in one of them. */
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
