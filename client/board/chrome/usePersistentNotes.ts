import type { Seat } from '../../../shared/ids';
import { usePersistentState } from '../../state/persistentState';

/**
 * Names what this device keeps for one seat of one match. `began`: the server time of something that happened at the
 * beginning and never moves, the first line of the log for example; it tells matches apart.
 */
export function matchKey(game: string, began: number | undefined, seat: Seat | null): string | null {
  return seat === null || began === undefined ? null : `${game}.${began}.${seat}`;
}

/** Notes by what they are about: a seat, a card. */
type Notes<Note> = Readonly<Record<string, Note>>;

/**
 * One's own notes, one about each seat or card. They never leave this device. `fits` turns away what is no note;
 * `setNote(about, null)` takes one away. With null as key they last for the visit.
 *
 *     const [levels, setLevel] = usePersistentNotes(matchKey('covertques', told[0]?.at, seat), isLevel);
 */
export function usePersistentNotes<Note>(key: string | null, fits: (read: unknown) => Note | null) {
  const [notes, setNotes] = usePersistentState<Notes<Note>>(
    key,
    () => ({}),
    (read) => notesIn(read, fits),
  );
  const setNote = (about: string, note: Note | null) => {
    const { [about]: _, ...others } = notes;
    setNotes(note === null ? others : { ...others, [about]: note });
  };
  return [notes, setNote] as const;
}

/** What of something stored are notes; null: none of it is. */
export function notesIn<Note>(read: unknown, fits: (read: unknown) => Note | null): Notes<Note> | null {
  if (typeof read !== 'object' || read === null) return null;
  const notes: Record<string, Note> = {};
  for (const [about, one] of Object.entries(read)) {
    const note = fits(one);
    if (note !== null) notes[about] = note;
  }
  return notes;
}
