import { cx } from 'hush/board';
import { type CSSProperties, useState } from 'react';
import styles from './Tape.module.css';

interface TapeProps {
  /**
   * The fraction of time left at the start (0 to 1) and the time in ms until none is left. Null if the tape shows no
   * time. Later values are ignored, so give the tape a `key` for each time limit.
   */
  drain?: { part: number; ms: number } | null | undefined;
  className?: string | undefined;
}

/** Police tape across the table. It becomes shorter from the right as the time runs out. */
export function Tape({ drain = null, className }: TapeProps) {
  // If a later render changed the duration of a running animation, the animation would jump.
  const [first] = useState(drain);
  const style = first ? ({ '--part': first.part, '--ms': `${Math.max(0, first.ms)}ms` } as CSSProperties) : undefined;
  return (
    <span className={cx(styles.tape, className)} style={style} aria-hidden="true">
      {first && <i className={styles.gone} />}
    </span>
  );
}
