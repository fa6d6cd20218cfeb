import type { Person } from '#client/board/contract.ts';
import { nameOf } from '#client/board/names.ts';
import type { Own, View } from '../../state';
import { ROLE_NAMES } from '../../text';
import { secretSentence, secretText } from '../text';
import styles from './SecretFace.module.css';

interface SecretFaceProps {
  view: View;
  me: Own;
  people: readonly Person[];
}

/** The open card of the night. It has the same boxes for all roles, filled with words or fillers. */
export function SecretFace({ view, me, people }: SecretFaceProps) {
  const names = nameOf(people);
  return (
    <div className={`${styles.face} grain`}>
      <span className={`${styles.lead} caps`}>{secretText.youAre}</span>
      <h3>{ROLE_NAMES[me.role]}</h3>
      <CodeWord word={me.code?.word ?? secretText.nothing} />
      <ul className={styles.words}>
        {secretLines(me, names).map((line) => (
          <li key={line}>
            <bdi translate="no">{line}</bdi>
          </li>
        ))}
      </ul>
      <p>{secretSentence(view, me.role)}</p>
    </div>
  );
}

/**
 * Returns six lines for every role: the six confidential words, or the two insiders' names and fillers, or only
 * fillers.
 */
export function secretLines({ confidential, insiders }: Own, names: (seat: string) => string): string[] {
  if (confidential) return confidential;
  const known = (insiders ?? []).map(names);
  return [...known, ...secretText.fillers.slice(known.length)];
}

/** A black bar with the code word. */
export function CodeWord({ word }: { word: string }) {
  return (
    <div className={styles.code}>
      <small>{secretText.code}</small>
      <b translate="no">{word}</b>
    </div>
  );
}
