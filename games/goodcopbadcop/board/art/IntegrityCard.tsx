import { cx } from 'hush/board';
import { Eye } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FACE_NAMES } from '../../content/facesText';
import type { Face, Slot } from '../../state';
import { Badge } from './Badge';
import { Emblem } from './Emblem';
import styles from './IntegrityCard.module.css';
import { EMBLEMS } from './paths';
import { artText, cardLabel } from './text';
import { Wound } from './Wound';

interface IntegrityCardProps {
  slot: Slot;
  /** The public face, or null if the card is face down. */
  open: Face | null;
  /** The face that this seat sees while the player holds the card open. Null while the card is covered. */
  secret?: Face | null | undefined;
  /** True if this seat has looked at the card. A brass eye marks such a card. */
  seen?: boolean | undefined;
  wounded?: boolean | undefined;
  /** CSS class that sets the size `--w`. */
  className?: string | undefined;
  /** True to omit the label if a different element names the card. */
  silent?: boolean | undefined;
}

/**
 * One Integrity card: its back, its public face or its private face. All private faces have the same background and the
 * same amount of ink.
 */
export function IntegrityCard({ slot, open, secret = null, seen, wounded, className, silent }: IntegrityCardProps) {
  const turned = useTurned(open);
  const number = <em aria-hidden="true">{slot + 1}</em>;
  const label = cardLabel(slot, open, { secret, seen, wounded });
  return (
    <span
      className={cx(
        styles.card,
        open !== null && styles.open,
        open && styles[open],
        turned && styles.turned,
        className,
      )}
      role="img"
      aria-label={label}
      aria-hidden={silent || undefined}
      data-slot={slot}
      data-emblem
    >
      {open !== null ? (
        <>
          <Name of={open} />
          <Emblem of={open} className={styles.emblem} />
          {number}
        </>
      ) : secret !== null ? (
        <SecretFace face={secret} slot={slot} />
      ) : (
        <span className={styles.back}>
          <Badge className={styles.badge} />
          {number}
        </span>
      )}
      {seen && open === null && secret === null && (
        <span className={styles.seen} title={silent ? undefined : artText.seen}>
          <Eye />
        </span>
      )}
      {wounded && <Wound className={styles.wound} />}
    </span>
  );
}

const Name = ({ of }: { of: Face }) => (
  <b data-initial={FACE_NAMES[of].charAt(0)} translate="no">
    {FACE_NAMES[of]}
  </b>
);

/** A line drawing of a face. All four drawings have the same amount of ink, so that they look alike from a distance. */
function SecretFace({ face, slot }: { face: Face; slot: Slot }) {
  return (
    <span className={styles.secret}>
      <Name of={face} />
      <svg className={styles.emblem} viewBox="0 0 512 512" aria-hidden="true">
        <path fill="none" stroke="currentColor" strokeWidth={STROKE[face]} strokeLinejoin="round" d={EMBLEMS[face]} />
      </svg>
      <em aria-hidden="true">{slot + 1}</em>
    </span>
  );
}

/** Stroke widths on a grid of 512. They make each drawing cover 20.7 to 21.4 % of the grid. */
const STROKE: Readonly<Record<Face, number>> = { honest: 42, crooked: 18, agent: 13, kingpin: 20 };

/** True if the card was turned up while it was on screen. */
function useTurned(open: Face | null): boolean {
  const wasDown = useRef(open === null);
  const turned = useRef(false);
  if (wasDown.current && open !== null) turned.current = true;
  useEffect(() => {
    if (open !== null) return;
    wasDown.current = true;
    turned.current = false;
  }, [open]);
  return turned.current && open !== null;
}
