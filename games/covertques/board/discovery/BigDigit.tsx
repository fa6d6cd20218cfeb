import { uiText, useSecondsLeft } from 'hush/board';
import styles from './BigDigit.module.css';

interface BigDigitProps {
  endsAt: number | null;
  now(): number;
  /** Duration of the whole step, in ms. */
  total: number;
}

const ROUND = 289;
const TICKS = 10;

/**
 * Shows the seconds left as a number in the font size `--digit`. While no clock runs, shows the duration of the whole
 * step.
 */
export function BigDigit({ endsAt, now, total }: BigDigitProps) {
  const left = useSecondsLeft(endsAt, now) ?? Math.round(total / 1000);
  const part = Math.min(1, (left * 1000) / total);
  return (
    <div className={styles.big} role="timer" aria-label={uiText.secondsLeft(left)}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="46" className={styles.track} />
        <circle
          cx="50"
          cy="50"
          r="46"
          className={styles.left}
          strokeDasharray={`${ROUND * part} ${ROUND}`}
          transform="rotate(-90 50 50)"
        />
        {Array.from({ length: TICKS }, (_, index) => index * (360 / TICKS)).map((angle) => (
          <path key={angle} d="M50 .8v4" className={styles.tick} transform={`rotate(${angle} 50 50)`} />
        ))}
      </svg>
      <b aria-hidden="true" className={left > 9 ? styles.two : undefined}>
        {left}
      </b>
    </div>
  );
}
