import { Badge } from './Badge';
import styles from './Logo.module.css';

/** The name of the game on its screens. Narrow screens show the badge only. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Badge className={styles.badge} />
      <span className={styles.name}>Good Cop Bad Cop</span>
    </span>
  );
}
