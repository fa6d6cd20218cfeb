import type { Person } from '../../../../client/board/contract';
import { nameOf } from '../../../../client/board/names';
import { CoveredSecret } from '../../../../client/ui/CoveredSecret';
import type { View } from '../../state';
import { ROLE_NAMES } from '../../text';
import { secretSentence, secretText } from '../text';
import styles from './RoleCover.module.css';

/** One's own card after the night, covered until it is held. Spectators have none. */
export function RoleCover({ view, people }: { view: View; people: readonly Person[] }) {
  const { me } = view;
  if (!me) return null;
  return (
    <CoveredSecret label={secretText.cover} hotkey height="var(--role-cover, 5.25rem)">
      {() => (
        <div className={styles.face}>
          <b>{ROLE_NAMES[me.role]}</b>
          <span className={styles.code}>{me.code?.word ?? secretText.nothing}</span>
          <small>
            {me.insiders ? secretText.insiders(me.insiders.map(nameOf(people))) : secretSentence(view, me.role)}
          </small>
        </div>
      )}
    </CoveredSecret>
  );
}
