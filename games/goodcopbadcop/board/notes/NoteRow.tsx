import { cx, Face, type Person } from 'hush/board';
import type { Seat } from 'hush/game';
import { CircleAlert, Eye, Pencil } from 'lucide-react';
import { SLOTS } from '../../state';
import { type Lying, LyingCard } from '../art/LyingCard';
import styles from './NoteRow.module.css';
import type { Saying } from './said';
import { notesText } from './text';

interface NoteRowProps extends Omit<Lying, 'of'> {
  person: Person;
  state: string;
  note: string | null;
  adds: string | null;
  /** The claims about this officer, as quotes. */
  said: readonly Saying[];
  shortName(seat: Seat): string;
  /** Called to open the form for the note. Null if this viewer cannot write notes. */
  onWrite: (() => void) | null;
}

/**
 * The notes about one officer: the cards, who has seen them, the written note, and the side that follows from the
 * cards.
 */
export function NoteRow(props: NoteRowProps) {
  const { person, state, note, adds, said, shortName, onWrite, ...lying } = props;
  const of = person.seat;
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <Face {...person} size={undefined} className={styles.face} />
        <span>
          <b>
            <bdi translate="no">{person.you ? notesText.you : person.name}</bdi>
          </b>
          <small>{state}</small>
        </span>
      </span>
      <ul className={styles.cards}>
        {SLOTS.map((slot) => {
          const card = lying.view.table[of]?.cards[slot];
          const lookers = card?.knownBy.filter((seat) => seat !== of) ?? [];
          return (
            <li key={slot}>
              <LyingCard {...lying} of={of} slot={slot} />
              <Lookers isOpen={card?.face !== null} names={lookers.map(shortName)} />
            </li>
          );
        })}
      </ul>
      {onWrite ? (
        <button type="button" className={styles.note} onClick={onWrite} aria-label={notesText.write(person.name)}>
          <Pencil aria-hidden="true" />
          {note === null ? (
            <i className={styles.scribble} />
          ) : note === '' ? (
            <small aria-hidden="true">{notesText.writeShort}</small>
          ) : (
            <bdi translate="no">{note}</bdi>
          )}
        </button>
      ) : (
        <span />
      )}
      <span className={styles.adds}>{adds ?? (onWrite ? <i className={styles.line} /> : null)}</span>
      {said.length > 0 && (
        <ul className={styles.said} aria-label={notesText.said(person.name)}>
          {said.map(({ n, words, isUnfit }) => (
            <li key={n} className={cx(isUnfit && styles.unfit)}>
              <CircleAlert aria-hidden="true" />
              <span>{words}</span>
              {isUnfit && <b>{notesText.unfit}</b>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Says below a slot that its card is face up, or who has looked at it. */
function Lookers({ isOpen, names }: { isOpen: boolean; names: readonly string[] }) {
  if (isOpen) return <small>{notesText.lies}</small>;
  if (names.length === 0) return <small />;
  return (
    <small>
      <Eye />
      <span className="sr">{notesText.seenBy(names)}</span>
      <span aria-hidden="true">{names.join(', ')}</span>
    </small>
  );
}
