import { Badge } from './Badge';
import styles from './Logo.module.css';

/** The game's logo with its name. On narrow screens, only the badge is shown. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Badge className={styles.badge} />
      <span className={styles.name}>Good Cop Bad Cop</span>
    </span>
  );
}
