import { cx } from 'hush/board';
import type { RefObject } from 'react';
import type { Lane } from './lanes';
import styles from './Rail.module.css';

/**
 * Draws the lines of fire beside the list of officers. Screen readers skip them, because the rows say the same in
 * words.
 */
export function Rail({ ref, lanes }: { ref: RefObject<SVGSVGElement | null>; lanes: readonly Lane[] }) {
  return (
    <svg ref={ref} className={styles.rail} aria-hidden="true">
      {[...lanes].reverse().map(({ aim, path, gun, tip, plain }) => (
        <g key={`${aim.from}-${aim.at}`} className={cx(styles[aim.kind], plain && styles.plain)} data-line={aim.kind}>
          <path className={styles.glow} d={path} />
          <path className={styles.core} d={path} />
          <path className={styles.tip} d={arrow(tip)} />
          <circle cx={gun.x} cy={gun.y} r="4" />
        </g>
      ))}
    </svg>
  );
}

const arrow = ({ x, y, isLeft }: Lane['tip']) => `M${x} ${y - 6}l${isLeft ? -9 : 9} 6 ${isLeft ? 9 : -9} 6z`;
