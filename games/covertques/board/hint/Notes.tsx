import { Face, Name, type Person } from 'hush/board';
import type { Seat } from 'hush/game';
import type { View } from '../../state';
import { hintQuote } from '../../text';
import type { Suspicions } from '../notes';
import { othersOf } from '../round';
import { notesText } from '../text';
import styles from './Notes.module.css';

interface NotesProps {
  view: View;
  seat: Seat | null;
  people: readonly Person[];
  levels: Suspicions;
  onRaise(seat: Seat): void;
}

/**
 * The player's private notes on whom they suspect. They never leave the browser. Pressing a player raises the level of
 * suspicion by one.
 */
export function Notes({ view, seat, people, levels, onRaise }: NotesProps) {
  const others = othersOf(view, seat).flatMap((one) => people.find((person) => person.seat === one) ?? []);
  return (
    <ul className={styles.notes}>
      {others.map((person) => {
        const level = levels[person.seat] ?? 0;
        const given = view.hints.filter((hint) => hint.by === person.seat && hint.kind === 'typed');
        return (
          <li key={person.seat}>
            <button type="button" className={styles.row} onClick={() => onRaise(person.seat)}>
              <Face {...person} size="sm" out={view.out.includes(person.seat)} />
              <span className={styles.who}>
                <Name>{person.name}</Name>
                <small>{given.length > 0 ? notesText.hints(given.map(hintQuote)) : notesText.none}</small>
              </span>
              <span className="sr">{notesText.raise(level)}</span>
              <span className={styles.level} aria-hidden="true">
                {[1, 2, 3].map((mark) => (
                  <i key={mark} className={mark <= level ? styles.on : undefined} />
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
