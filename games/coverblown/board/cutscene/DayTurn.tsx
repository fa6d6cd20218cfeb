import { useEffect, useRef, useState } from 'react';
import type { Day } from '../../state';
import { DAY_SHORT } from '../../text';
import styles from './DayTurn.module.css';

interface DayTurnProps {
  day: Day;
  /** True while the table is covered. The leaf is torn off when the table is visible again. */
  wait: boolean;
  onTear(): void;
}

/**
 * Shows the end of a day: its calendar leaf is torn off upwards over the table. Players can use the table meanwhile.
 */
export function DayTurn({ day, wait, onTear }: DayTurnProps) {
  const before = useRef(day);
  const [torn, setTorn] = useState<Day | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a leaf tears when the day changes, not when the sound does
  useEffect(() => {
    if (wait || before.current === day) return;
    setTorn(before.current);
    before.current = day;
    onTear();
  }, [day, wait]);
  if (!torn) return null;
  return (
    <div
      className={styles.over}
      key={torn}
      aria-hidden="true"
      onAnimationEnd={(event) => event.target === event.currentTarget && setTorn(null)}
    >
      <div className={styles.leaf}>
        <b>{DAY_SHORT[day]}</b>
      </div>
      <div className={`${styles.leaf} ${styles.torn}`}>
        <b>{DAY_SHORT[torn]}</b>
      </div>
    </div>
  );
}
