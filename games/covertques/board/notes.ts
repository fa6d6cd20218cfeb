import { useNotebook } from '#client/board/chrome/useNotebook.ts';
import type { Seat } from '#shared/ids.ts';

/** How much a seat is suspected, 0 to 3. */
export type Suspicions = Readonly<Record<Seat, number>>;

const LEVELS = 4;

/** One's own suspicions beside the names. A press makes one stronger; after the strongest comes none. */
export function useSuspicions(seat: Seat | null) {
  const [levels, setLevel] = useNotebook('suspicions', seat, levelIn);
  const raise = (of: Seat) => setLevel(of, ((levels[of] ?? 0) + 1) % LEVELS || null);
  return { levels, raise };
}

/** The level, where what was stored is one; null where it is not. */
export function levelIn(read: unknown): number | null {
  return typeof read === 'number' && Number.isInteger(read) && read > 0 && read < LEVELS ? read : null;
}
