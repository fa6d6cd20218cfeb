import { Eye, Pencil } from 'lucide-react';
import type { Person } from '../../../../client/board/contract';
import { Face } from '../../../../client/ui/Face';
import type { Seat } from '../../../../shared/ids';
import { type SeatView, SLOTS } from '../../state';
import { IntegrityCard } from '../art/IntegrityCard';
import styles from './NoteRow.module.css';
import type { KnownFace } from './odds';
import { notesText } from './text';

interface NoteRowProps {
  person: Person;
  state: string;
  cards: SeatView['cards'];
  /** Null: covered. */
  faces: readonly (KnownFace | null)[] | null;
  note: string | null;
  standing: string | null;
  shortName(seat: Seat): string;
  /** Whose pad this is. */
  mine: Seat | null;
  /** Null: nothing is written here. */
  onWrite: (() => void) | null;
}

/** One officer: the cards with who has looked, the own note and what it adds up to. */
export function NoteRow(props: NoteRowProps) {
  const { person, state, cards, faces, note, standing, shortName, mine, onWrite } = props;
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <Face {...person} size={undefined} className={styles.face} />
        <span>
          <b>
            <bdi>{person.you ? notesText.you : person.name}</bdi>
          </b>
          <small>{state}</small>
        </span>
      </span>
      <ul className={styles.cards}>
        {SLOTS.map((slot) => {
          const { face, wounded, knownBy } = cards[slot];
          const lookers = knownBy.filter((seat) => seat !== person.seat);
          const known = faces?.[slot] ?? null;
          return (
            <li key={slot}>
              <IntegrityCard
                slot={slot}
                open={face}
                secret={known && !known.isOpen ? known.face : null}
                wounded={wounded}
                seen={mine !== null && mine !== person.seat && lookers.includes(mine)}
              />
              <Lookers isOpen={face !== null} names={lookers.map(shortName)} />
            </li>
          );
        })}
      </ul>
      {onWrite ? (
        <button type="button" className={styles.note} onClick={onWrite} aria-label={notesText.write(person.name)}>
          {note === null ? <i className={styles.scribble} /> : note === '' ? <Pencil /> : <bdi>{note}</bdi>}
        </button>
      ) : (
        <span />
      )}
      <span className={styles.adds}>{standing ?? (onWrite ? <i className={styles.line} /> : null)}</span>
    </li>
  );
}

/** Under a slot: it lies open, or who has seen it while it was down. */
function Lookers({ isOpen, names }: { isOpen: boolean; names: readonly string[] }) {
  if (isOpen) return <small>{notesText.lies}</small>;
  if (names.length === 0) return <small />;
  return (
    <small>
      <Eye />
      <span className="sr">{notesText.seenBy(names)}</span>
      <span className={styles.names} aria-hidden="true">
        {names.join(', ')}
      </span>
    </small>
  );
}
