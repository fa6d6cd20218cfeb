import { useNotebook } from 'hush/board';
import type { Seat } from 'hush/game';

/** Level of suspicion for each seat, from 0 to 3. */
export type Suspicions = Readonly<Record<Seat, number>>;

const LEVELS = 4;

/**
 * Returns the seat's private suspicions and a function that raises a suspicion by one level. The highest level is
 * followed by none.
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
