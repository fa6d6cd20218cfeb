import type { Seat } from 'hush/game';
import styles from './Hills.module.css';

interface HillsProps {
  seats: readonly Seat[];
  /** Seats that have accused. Their hills have a flag. */
  sealed: readonly Seat[];
}

const WIDTH = 360;

/**
 * Draws a hill for each player, with a flag if the player has accused. The hills are decoration, because the player
 * chips say the same in words.
 */
export function Hills({ seats, sealed }: HillsProps) {
  const step = WIDTH / seats.length;
  return (
    <svg className={styles.hills} viewBox={`0 0 ${WIDTH} 132`} aria-hidden="true">
      <ellipse className={styles.light} cx={WIDTH / 2} cy="92" rx="176" ry="36" />
      {seats.map((seat, at) => (
        <g key={seat} transform={`translate(${step * (at + 0.5)} ${at % 2 === 0 ? 92 : 104})`}>
          <ellipse className={styles.shadow} cy="14" rx="30" ry="6" />
          <path className={styles.earth} d="M-28 14C-22-6-12-20 0-20S22-6 28 14Z" />
          <path className={styles.rim} d="M-19-4C-13-14-7-20 0-20S13-14 19-4" />
          {sealed.includes(seat) && (
            <g className={styles.flag}>
              <path className={styles.pole} d="M0-18V-62" />
              <path className={styles.cloth} d="M0-62L24-54L0-45Z" />
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}
