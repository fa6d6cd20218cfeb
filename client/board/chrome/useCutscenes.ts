import { useCallback, useEffect, useState } from 'react';

/** Older than this when the board opens (ms): seen already, a reload does not play it again. */
const FRESH = 8000;

/** How long one stays at most over a decision whose clock runs, and what is left of that clock when it goes (ms). */
const SHORT = 2600;
const ENOUGH = 10_000;

const shortStay = (left: number) => Math.max(0, Math.min(SHORT, left - ENOUGH));

interface Cutscenes<Cutscene> {
  /** The one on screen now. */
  cutscene: Cutscene | null;
  /** How many were shown before it: a `key` for the component that draws it. */
  n: number;
  /** Goes on to the next one. */
  next(): void;
}

/**
 * What everybody stops for, one after the other, in the order given: what came later stays later. `at` is in server ms.
 * With `stayOf` each goes on by itself after that many ms on screen. `dueAt`: by when (server ms) this person has to
 * decide something under it; then each is short, and is gone while there is time enough. While `isHeld` they wait:
 * this person is busy with what no full screen may hide.
 *
 *     const { cutscene, n, next } = useCutscenes(shots, now, () => 6000);
 *     return cutscene && <ShotScreen key={n} shot={cutscene} onDone={next} />;
 */
export function useCutscenes<Cutscene extends { at: number }>(
  cutscenes: readonly Cutscene[],
  now: () => number,
  stayOf?: (cutscene: Cutscene) => number,
  dueAt: number | null = null,
  isHeld = false,
): Cutscenes<Cutscene> {
  const [seen, setSeen] = useState(() => cutscenes.filter(({ at }) => at < now() - FRESH).length);
  const next = useCallback(() => setSeen((count) => count + 1), []);
  const cutscene = (isHeld ? null : cutscenes[seen]) ?? null;
  const usual = cutscene && stayOf ? stayOf(cutscene) : null;
  const stay = usual === null || dueAt === null ? usual : Math.min(usual, shortStay(dueAt - now()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stays its own time, though the next is as long
  useEffect(() => {
    if (stay === null) return;
    const timer = setTimeout(next, stay);
    return () => clearTimeout(timer);
  }, [seen, usual, dueAt, next]);
  return { cutscene, n: seen, next };
}
