import { Face, type Person } from 'hush/board';
import type { ReactNode } from 'react';
import type { View } from '../../state';
import { Envelope } from '../art/Envelope';
import { Gun } from '../art/Gun';
import styles from './OfficerRow.module.css';
import { equipText } from './text';

interface OfficerRowProps {
  person: Person;
  view: View;
  /** Called when the row is pressed. If set, the whole row is a button. */
  onPick?: (() => void) | undefined;
  /** The reason why this officer cannot be picked, or null if the officer can be picked. */
  why?: string | null | undefined;
  /** Content of a row that is not a button itself. */
  children?: ReactNode;
}

export function OfficerRow({ person, view, onPick, why = null, children }: OfficerRowProps) {
  const file = view.table[person.seat];
  const inside = (
    <>
      <Face {...person} size="2.5rem" out={file?.out} />
      <span className={styles.who}>
        <b>
          <bdi translate="no">{person.name}</bdi>
        </b>
        {why ? <small>{why}</small> : person.you && <small>{equipText.you}</small>}
      </span>
      {children ? (
        <span className={styles.cards}>{children}</span>
      ) : (
        <span className={styles.things}>
          {file?.gun && <Gun className={styles.gun} />}
          {file && <Envelope count={file.hand} />}
        </span>
      )}
    </>
  );
  if (!onPick) return <div className={styles.row}>{inside}</div>;
  return (
    <button
      type="button"
      className={`${styles.row} ${styles.button}`}
      data-coach={`target:${person.seat}`}
      aria-disabled={why !== null}
      onClick={why === null ? onPick : undefined}
    >
      {inside}
    </button>
  );
}
