import type { Props } from '../props';
import { CardFace } from './CardFace';
import styles from './SecretCard.module.css';
import { GROUPS, screenText } from './text';

/** Shows the uncovered hand on a private screen, always in the same four groups. */
export function SecretCard({ view }: Props) {
  const { me } = view;
  if (!me) return null;
  return (
    <div className={styles.card}>
      {GROUPS.map((group) => (
        <section key={group} className={styles[group]} aria-label={screenText.titles[group]}>
          <h3>
            {screenText.titles[group]} <small>{me[group].length}</small>
          </h3>
          <div className={styles.cards}>
            {me[group].map((held, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: handles are never rendered
              <CardFace key={at} group={group} held={held} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
