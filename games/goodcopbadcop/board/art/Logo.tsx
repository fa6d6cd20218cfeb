import { cx } from '../../../../client/ui/cx';
import { Badge } from './Badge';
import styles from './Logo.module.css';

/** The name of the game on its own screen; a clock in the bar leaves narrow screens the badge alone. */
export function Logo({ clock = false }: { clock?: boolean | undefined }) {
  return (
    <span className={cx(styles.logo, clock && styles.clock)}>
      <Badge className={styles.badge} />
      <span className={styles.name}>Good Cop Bad Cop</span>
    </span>
  );
}
