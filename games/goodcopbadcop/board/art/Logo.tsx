import { Badge } from './Badge';
import styles from './Logo.module.css';

/** The name of the game on its own screen; narrow screens have the badge alone. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Badge className={styles.badge} />
      <span className={styles.name}>Good Cop Bad Cop</span>
    </span>
  );
}
