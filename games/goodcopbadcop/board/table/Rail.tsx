import { cx } from '../../../../client/ui/cx';
import { type Lane, LIST } from './lanes';
import styles from './Rail.module.css';

const WIDTH = 44;

/** The lines of fire in the gutter; the rows say the same in words. */
export function Rail({ rows, lanes }: { rows: number; lanes: readonly Lane[] }) {
  const height = rows * (LIST.row + LIST.gap) + LIST.strip + LIST.tab + LIST.own;
  return (
    <svg className={styles.rail} style={{ width: WIDTH, height }} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      {[...lanes].reverse().map(({ aim, path, gun, tip, plain }) => (
        <g key={`${aim.from}-${aim.at}`} className={cx(styles[aim.kind], plain && styles.plain)} data-line={aim.kind}>
          <path className={styles.glow} d={path} />
          <path className={styles.core} d={path} />
          <path className={styles.tip} d={`M32 ${tip - 6}l9 6-9 6z`} />
          <circle cx="40" cy={gun} r="4" />
        </g>
      ))}
    </svg>
  );
}
