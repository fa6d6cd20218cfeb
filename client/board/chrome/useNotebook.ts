import { useMemo, useState } from 'react';
import type { Seat } from '#shared/ids.ts';
import type { Pages } from '#shared/wire/notebook.ts';
import { useBoardContext } from '../context';

/** Notes by subject. A subject can be a seat or a card. */
type Notes<Note> = Readonly<Record<string, Note>>;

/**
 * Returns a seat's private notes, for example one about each other player, and a function that changes a note. The
 * server stores the notes and sends them only to this seat. A spectator's notes are not stored. `fits` parses a stored
 * note, or returns null if it is invalid. `setNote(about, null)` deletes a note.
 *
 *     const [levels, setLevel] = useNotebook('suspicions', seat, levelIn);
 */
export function useNotebook<Note>(name: string, seat: Seat | null, fits: (read: unknown) => Note | null) {
  const { notebook, seat: own } = useBoardContext();
  const [visit, setVisit] = useState<Pages>({});
  const kept = seat !== null && seat === own ? notebook : null;
  const pages = kept?.pages ?? visit;
  const notes = useMemo(() => notesIn(pages, name, fits), [pages, name, fits]);
  const setNote = (about: string, note: Note | null) => {
    const page = `${name}/${about}`;
    const text = note === null ? null : JSON.stringify(note);
    if (kept) return kept.write(page, text);
    setVisit(({ [page]: _, ...others }) => (text === null ? others : { ...others, [page]: text }));
  };
  return [notes, setNote] as const;
}

/** Returns the valid notes on the pages whose names begin with `name` and a slash. */
export function notesIn<Note>(pages: Pages, name: string, fits: (read: unknown) => Note | null): Notes<Note> {
  const notes: Record<string, Note> = {};
  for (const [page, text] of Object.entries(pages)) {
    if (!page.startsWith(`${name}/`)) continue;
    const note = fits(read(text));
    if (note !== null) notes[page.slice(name.length + 1)] = note;
  }
  return notes;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
