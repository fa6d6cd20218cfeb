import { Face, gained, type Person, useBoardContext, usePoints, usePointsRule, Words } from 'hush/board';
import { type Outcome, piecesOf, strong } from 'hush/game';
import { Paperclip } from 'lucide-react';
import { sideOf, type View } from '../../state';
import { ROLE_NAMES } from '../../text';
import { endText, removedWords, revealText } from '../text';
import styles from './Memo.module.css';

interface MemoProps {
  view: View;
  outcome: Outcome;
  people: readonly Person[];
}

/**
 * Shows the result as a memo: the code word, the roles, and the points of this match and of all matches in the room.
 */
export function Memo({ view, outcome, people }: MemoProps) {
  const { totals } = useBoardContext();
  const rule = usePointsRule();
  const { truth } = view;
  return (
    <article className={`${styles.memo} grain`}>
      <Paperclip className={styles.clip} aria-hidden="true" />
      <header className={styles.head}>
        <b>{endText.memo}</b>
        {totals.played > 0 && <span>{endText.match(totals.played)}</span>}
      </header>
      <dl className={styles.meta}>
        {[endText.from, endText.to, endText.re].map(([what, who]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{who}</dd>
          </div>
        ))}
      </dl>
      {truth && (
        <p className={styles.why}>
          <Words of={piecesOf(revealText.codeWord(strong(truth.code.word)))} />{' '}
          {truth.removed && removedWords(truth.removed)}
        </p>
      )}
      <Points view={view} outcome={outcome} people={people} />
      <p className={styles.rule}>{rule}</p>
    </article>
  );
}

function Points({ view: { truth }, outcome, people }: MemoProps) {
  const rows = usePoints(outcome, people);
  return (
    <table className={styles.points} aria-label={endText.scores}>
      <thead>
        <tr>
          <th scope="col">{endText.desk}</th>
          <th scope="col">{endText.role}</th>
          <th scope="col">{endText.points}</th>
          <th scope="col">{endText.total}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ person, won, tonight }) => {
          const role = truth?.roles[person.seat];
          return (
            <tr key={person.seat} className={role && sideOf(role) === 'insiders' ? styles.insider : undefined}>
              <th scope="row">
                <span className={styles.who}>
                  <Face {...person} size={undefined} className={styles.face} />
                  <bdi translate="no">{person.name}</bdi>
                </span>
              </th>
              <td>{role && ROLE_NAMES[role]}</td>
              <td className={won > 0 ? styles.plus : undefined}>{gained(won)}</td>
              <td>{tonight}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
