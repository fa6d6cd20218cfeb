import { type BoardProps, Button, cx, FullScreen, HoldButton, nameOf, useNotebook, useSecret } from 'hush/board';
import type { Seat } from 'hush/game';
import { useState } from 'react';
import { facesFor } from '../../content/integrity';
import type { Moves, View } from '../../state';
import { useSaw } from '../learned/useLearned';
import styles from './FieldNotes.module.css';
import { NoteForm, noteIn } from './NoteForm';
import { NoteRow } from './NoteRow';
import { oddsOf, unseen } from './odds';
import { saidOf } from './said';
import { Tally } from './Tally';
import { holdText, notesText, oddsWords, stateWords } from './text';

interface FieldNotesProps extends BoardProps<View, Moves> {
  /** Called to return to the table. Null on a screen that has a different way back. */
  onClose: (() => void) | null;
  /** Called when the player covers the notes again. */
  onRead?: (() => void) | undefined;
}

const unread = () => undefined;

/**
 * The field notes: the cards that this seat knows, its notes, and the sides that follow from the cards. They are
 * covered until held open.
 */
export function FieldNotes({ view, seat, people, onClose, onRead = unread }: FieldNotesProps) {
  const secret = useSecret({ hotkey: true });
  useSaw(secret.open, onRead);
  const [notes, setNote] = useNotebook('officers', seat, noteIn);
  const [writing, setWriting] = useState<Seat | null>(null);
  const names = nameOf(people);
  const shortName = (one: Seat) => (one === seat ? notesText.youShort : names(one));
  const rows = [...people].sort((one, other) => Number(other.you) - Number(one.you));
  const author = people.find((person) => person.seat === writing);
  const pad = (
    <>
      <div className={styles.pad}>
        <span className={styles.spiral} aria-hidden="true" />
        <header className={styles.head}>
          <h2>{notesText.title}</h2>
          <p>{view.me ? notesText.sub : notesText.open}</p>
        </header>
        <p className={styles.columns} aria-hidden="true">
          <span>{notesText.officer}</span>
          <span>{notesText.slots}</span>
          <span>{notesText.note}</span>
          <span>{notesText.adds}</span>
        </p>
        <ul className={styles.rows}>
          {rows.map((person) => {
            const file = view.table[person.seat];
            if (!file) return null;
            return (
              <NoteRow
                key={person.seat}
                person={person}
                state={stateWords(file)}
                view={view}
                seat={seat}
                held={secret.open ? view.me : null}
                said={saidOf(view, person.seat, seat, secret.open ? view.me : null, names)}
                shortName={shortName}
                note={secret.open ? (notes[person.seat] ?? '') : null}
                adds={secret.open ? oddsWords(oddsOf(view, person.seat, seat), person.you) : null}
                onWrite={seat === null || secret.shared ? null : () => setWriting(person.seat)}
              />
            );
          })}
        </ul>
        <Tally counts={secret.open ? unseen(view, seat) : null} line={inPlay(view)} title={notesText.unseen} />
      </div>
      <footer className={styles.bar}>
        {view.me && (
          <HoldButton
            secret={secret}
            words={holdText}
            hotkey
            data-first-focus={onClose !== null || undefined}
            className={styles.hold}
          />
        )}
        {onClose && (
          <Button variant="primary" size="lg" full className={styles.back} onClick={onClose}>
            {notesText.back}
          </Button>
        )}
      </footer>
    </>
  );
  return (
    <>
      {onClose ? (
        <FullScreen label={notesText.title} className={styles.notes} onEscape={onClose}>
          {pad}
        </FullScreen>
      ) : (
        <div className={cx(styles.notes, styles.part)}>{pad}</div>
      )}
      {author && (
        <NoteForm
          name={author.name}
          note={notes[author.seat] ?? ''}
          onWrite={(note) => setNote(author.seat, note || null)}
          onClose={() => setWriting(null)}
        />
      )}
    </>
  );
}

function inPlay({ seats }: View): string {
  const faces = facesFor(seats.length);
  const count = (face: 'honest' | 'crooked') => faces.filter((each) => each === face).length;
  return notesText.inPlay(count('honest'), count('crooked'), faces.length > seats.length * 3);
}
