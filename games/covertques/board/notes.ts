import { useNotebook } from 'hush/board';
import type { Seat } from 'hush/game';

/** Each seat's level of suspicion, from 0 to 3. */
export type Suspicions = Readonly<Record<Seat, number>>;

const LEVELS = 4;

/**
 * Returns the seat's private suspicions, and a function that raises one of them by one level. Raising the
 * highest level removes the suspicion.
 */
export function useSuspicions(seat: Seat | null) {
  const [levels, setLevel] = useNotebook('suspicions', seat, levelIn);
  const raise = (of: Seat) => setLevel(of, ((levels[of] ?? 0) + 1) % LEVELS || null);
  return { levels, raise };
}

/** Returns a stored level, or null if the value is invalid. */
export function levelIn(read: unknown): number | null {
  return typeof read === 'number' && Number.isInteger(read) && read > 0 && read < LEVELS ? read : null;
}
