import { type BoardProps, nameOf } from 'hush/board';
import { type Moves, sideOf, type View } from '../../state';
import { ROLE_NAMES } from '../../text';
import { Looked } from '../looked';
import { CodeWord } from '../night/SecretFace';
import { secretSentence, secretText } from '../text';
import styles from './SecretCard.module.css';

/** The content of the envelope in large type, covered on a private screen. It has the same boxes for all roles. */
export function SecretCard({ view, people }: BoardProps<View, Moves>) {
  const { me } = view;
  if (!me) return null;
  return (
    <div className={styles.card}>
      <Looked />
      <h2>{ROLE_NAMES[me.role]}</h2>
      <p className={styles.team}>{secretText.team[sideOf(me.role)]}</p>
      <CodeWord word={me.code?.word ?? secretText.nothing} />
      <p className={styles.more}>
        {me.insiders ? secretText.insiders(me.insiders.map(nameOf(people))) : secretSentence(view, me.role)}
      </p>
    </div>
  );
}
