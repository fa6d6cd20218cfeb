import { useCallback, useEffect, useState } from 'react';

/** Cutscenes older than this when the board opens were already seen, so a reload does not repeat them, in ms. */
const FRESH = 8000;

/** The maximum time a cutscene covers a timed decision, and the time left on that clock when it closes, in ms. */
const SHORT = 2600;
const ENOUGH = 10_000;

const shortStay = (left: number) => Math.max(0, Math.min(SHORT, left - ENOUGH));

interface Cutscenes<Cutscene> {
  /** The current one. */
  cutscene: Cutscene | null;
  /** The number shown before it: the `key` of the component that draws it. */
  n: number;
  /** Continues with the next one. */
  next(): void;
}

/**
 * Plays cutscenes one after the other, in the order given. `at` is in server ms. With `stayOf` each closes after that
 * many ms on screen. `dueAt` (server ms) is when this person's decision is due; then each is short, and closes while
 * there is time enough. While `isHeld` they wait: this person is busy with something that must not be covered.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each has its full time, even if the next is as long
  useEffect(() => {
    if (stay === null) return;
    const timer = setTimeout(next, stay);
    return () => clearTimeout(timer);
  }, [seen, usual, dueAt, next]);
  return { cutscene, n: seen, next };
}
