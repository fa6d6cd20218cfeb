import type { Props } from '../props';
import { CardFace } from './CardFace';
import styles from './SecretCard.module.css';
import { GROUPS, screenText } from './text';

/** What lies behind the own screen, under the cover of a private screen: the same four groups whatever is held. */
export function SecretCard({ view }: Props) {
  const { me } = view;
  if (!me) return null;
  return (
    <div className={styles.card}>
      {GROUPS.map((group) => (
        <section key={group} className={styles[group]} aria-label={screenText.title(group)}>
          <h3>
            {screenText.title(group)} <small>{me[group].length}</small>
          </h3>
          <div className={styles.cards}>
            {me[group].map((held, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a handle is no business of the page
              <CardFace key={at} group={group} held={held} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
