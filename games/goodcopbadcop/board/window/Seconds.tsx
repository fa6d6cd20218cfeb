import { cx, useSecondsLeft } from 'hush/board';
import type { CSSProperties } from 'react';
import styles from './Seconds.module.css';
import { windowText } from './text';

interface SecondsProps {
  /** Server time in ms at which the window closes, or null if it has no limit. */
  endsAt: number | null;
  now(): number;
  /** Total time in ms for which the window is open. */
  total: number;
}

/** Maximum number of seconds left at which the ring is red and pulses. */
const HURRY = 5;

/** A ring that shows the seconds left in a window. */
export function Seconds({ endsAt, now, total }: SecondsProps) {
  const left = useSecondsLeft(endsAt, now);
  if (left === null) return <span className={styles.waits}>{windowText.waits}</span>;
  const part = total > 0 ? Math.min(1, (left * 1000) / total) : 1;
  return (
    <span
      className={cx(styles.ring, left <= HURRY && styles.hurry)}
      style={{ '--part': part } as CSSProperties}
      role="timer"
      aria-label={windowText.left(left)}
    >
      <b key={left <= HURRY ? left : 'calm'} aria-hidden="true">
        {left}
      </b>
      <i aria-hidden="true">{windowText.sec}</i>
    </span>
  );
}
