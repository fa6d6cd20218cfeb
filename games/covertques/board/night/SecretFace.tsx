import { nameOf, type Person } from 'hush/board';
import type { Own, View } from '../../state';
import { ROLE_NAMES } from '../../text';
import { linesSentence, secretSentence, secretText } from '../text';
import styles from './SecretFace.module.css';

interface SecretFaceProps {
  view: View;
  me: Own;
  people: readonly Person[];
}

/** The open card in the night. It has the same boxes for all roles, which contain words or black bars. */
export function SecretFace({ view, me, people }: SecretFaceProps) {
  const lines = me.confidential ?? (me.insiders ?? []).map(nameOf(people));
  return (
    <div className={`${styles.face} grain`}>
      <span className={`${styles.lead} caps`}>{secretText.youAre}</span>
      <h3>{ROLE_NAMES[me.role]}</h3>
      <CodeWord word={me.code?.word ?? secretText.nothing} />
      <span className={styles.lead}>{linesSentence(me)}</span>
      <ul className={styles.words}>
        {LINES.map((at) => (
          <li key={at}>{lines[at] ? <bdi translate="no">{lines[at]}</bdi> : <i aria-hidden="true" />}</li>
        ))}
      </ul>
      <p>{secretSentence(view, me.role)}</p>
    </div>
  );
}

/** Indexes of the card's six lines. Each line has room for one confidential word. */
const LINES = [0, 1, 2, 3, 4, 5];

/** Shows the code word on a black bar. */
export function CodeWord({ word }: { word: string }) {
  return (
    <div className={styles.code}>
      <small>{secretText.code}</small>
      <b translate="no">{word}</b>
    </div>
  );
}
