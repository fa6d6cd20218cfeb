import { Badge } from './Badge';
import styles from './Logo.module.css';

/** The game's name as a logo. Narrow screens show only the badge. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Badge className={styles.badge} />
      <span className={styles.name}>Good Cop Bad Cop</span>
    </span>
  );
}
