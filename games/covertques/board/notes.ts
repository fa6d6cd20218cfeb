import { matchKey, usePersistentNotes } from '../../../client/board/chrome/usePersistentNotes';
import type { Seat } from '../../../shared/ids';
import type { Told } from '../../../shared/module';

/** How much a seat is suspected, 0 to 3. It never leaves this device. */
export type Suspicions = Readonly<Record<Seat, number>>;

const LEVELS = 4;

/** One's own marks beside the names; a press goes one up and from 3 back to none. */
export function useSuspicions(told: readonly Told[], seat: Seat | null) {
  const [levels, setLevel] = usePersistentNotes(matchKey('covertques', told[0]?.at, seat), levelIn);
  const raise = (of: Seat) => setLevel(of, ((levels[of] ?? 0) + 1) % LEVELS || null);
  return { levels, raise };
}

/** Something stored that is a suspicion; null: it is none. */
export function levelIn(read: unknown): number | null {
  return typeof read === 'number' && Number.isInteger(read) && read > 0 && read < LEVELS ? read : null;
}
