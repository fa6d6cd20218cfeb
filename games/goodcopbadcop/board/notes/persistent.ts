import { usePersistentState } from '../../../../client/state/persistentState';
import type { Seat } from '../../../../shared/ids';
import type { Told } from '../../../../shared/module';

/** One line about each officer, in one's own words. It never leaves this device. */
type Notes = Readonly<Record<Seat, string>>;

export const NOTE_LENGTH = 40;

/** Names what this device keeps for one seat of one match: the first line of its log tells matches apart. */
export function notesKey(told: readonly Told[], seat: Seat | null): string | null {
  const first = told[0];
  return seat === null || !first ? null : `goodcopbadcop.${first.at}.${seat}`;
}

export function useNotes(key: string | null) {
  const [notes, keep] = usePersistentState<Notes>(key, () => ({}), notesIn);
  const write = (seat: Seat, note: string) => keep({ ...notes, [seat]: note.slice(0, NOTE_LENGTH) });
  return { notes, write };
}

export function notesIn(read: unknown): Notes | null {
  if (typeof read !== 'object' || read === null) return null;
  const kept = Object.entries(read).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(kept.map(([seat, note]) => [seat, note.slice(0, NOTE_LENGTH)]));
}
