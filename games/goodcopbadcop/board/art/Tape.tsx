import { cx } from 'hush/board';
import type { CSSProperties } from 'react';
import styles from './Tape.module.css';

interface TapeProps {
  /** The fraction left at the start (0 to 1) and the ms until none is left, or null if the tape does not drain. */
  drain?: { part: number; ms: number } | null | undefined;
  className?: string | undefined;
}

/** Police tape across the table. It drains to the left to show the time left. */
export function Tape({ drain = null, className }: TapeProps) {
  const style = drain ? ({ '--part': drain.part, '--ms': `${Math.max(0, drain.ms)}ms` } as CSSProperties) : undefined;
  return (
    <span className={cx(styles.tape, className)} style={style} aria-hidden="true">
      {drain && <i className={styles.gone} />}
    </span>
  );
}
