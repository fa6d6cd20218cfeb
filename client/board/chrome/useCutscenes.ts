import { useCallback, useState } from 'react';

/** Older than this when the board opens (ms): seen already, a reload does not play it again. */
const FRESH = 8000;

/** What everybody stops for, one after the other, in the order given: what came later stays later. `at` in server ms. `n` counts them. */
export function useCutscenes<Drama extends { at: number }>(
  dramas: readonly Drama[],
  now: () => number,
): { drama: Drama | null; n: number; next(): void } {
  const [seen, setSeen] = useState(() => dramas.filter(({ at }) => at < now() - FRESH).length);
  const next = useCallback(() => setSeen((count) => count + 1), []);
  return { drama: dramas[seen] ?? null, n: seen, next };
}
