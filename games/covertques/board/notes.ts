import { useNotebook } from '#client/board/chrome/useNotebook.ts';
import type { Seat } from '#shared/ids.ts';

/** Level of suspicion by seat, 0 to 3. */
export type Suspicions = Readonly<Record<Seat, number>>;

const LEVELS = 4;

/** The seat's private suspicions. Each press raises one by a level, from the highest back to none. */
export function useSuspicions(seat: Seat | null) {
  const [levels, setLevel] = useNotebook('suspicions', seat, levelIn);
  const raise = (of: Seat) => setLevel(of, ((levels[of] ?? 0) + 1) % LEVELS || null);
  return { levels, raise };
}

/** A stored level, or null if the value is invalid. */
export function levelIn(read: unknown): number | null {
  return typeof read === 'number' && Number.isInteger(read) && read > 0 && read < LEVELS ? read : null;
}
