import { Button, Sheet } from 'hush/board';
import { useState } from 'react';
import styles from './NoteForm.module.css';
import { notesText } from './text';

const NOTE_LENGTH = 40;

/** Returns a stored value as a note, cut to the maximum length. Null if the value is not text. */
export const noteIn = (read: unknown): string | null => (typeof read === 'string' ? read.slice(0, NOTE_LENGTH) : null);

interface NoteFormProps {
  name: string;
  note: string;
  onWrite(note: string): void;
  onClose(): void;
}

export function NoteForm({ name, note, onWrite, onClose }: NoteFormProps) {
  const [line, setLine] = useState(note);
  const done = () => {
    onWrite(line.trim());
    onClose();
  };
  return (
    <Sheet
      open
      look="paper"
      onClose={done}
      title={notesText.writeTitle(name)}
      actions={
        <Button variant="primary" size="lg" full onClick={done}>
          {notesText.done}
        </Button>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <label>
          {notesText.writeLabel}
          <input
            data-first-focus
            value={line}
            maxLength={NOTE_LENGTH}
            autoComplete="off"
            onChange={(event) => setLine(event.target.value)}
          />
        </label>
        <p>{notesText.writeHint}</p>
      </form>
    </Sheet>
  );
}
