import { useCallback, useEffect, useState } from 'react';

/** When the board opens, cutscenes older than this, in ms, are skipped, so that a reload does not repeat them. */
const FRESH = 8000;

/** The maximum duration of a cutscene, in ms, if this person has to make a decision. */
const SHORT = 2600;
/** The minimum time, in ms, that must be left for the decision after a cutscene. */
const ENOUGH = 10_000;

const shortStay = (left: number) => Math.max(0, Math.min(SHORT, left - ENOUGH));

export interface Cutscenes<Cutscene> {
  cutscene: Cutscene | null;
  /** The number of cutscenes that came before the current one. Use this number as the React `key`. */
  n: number;
  next(): void;
}

/**
 * Plays cutscenes in order. The `at` of a cutscene is server time in ms. `stayOf` returns the duration of a cutscene in
 * ms. Without `stayOf`, a cutscene stays until `next` is called. `dueAt` (server time in ms) is the deadline of a
 * decision that this person has to make. Cutscenes are shortened to leave enough time. While `isHeld` is true,
 * cutscenes wait, because they would cover something that this person is using.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: `seen` restarts the timer per cutscene
  useEffect(() => {
    if (stay === null) return;
    const timer = setTimeout(next, stay);
    return () => clearTimeout(timer);
  }, [seen, usual, dueAt, next]);
  return { cutscene, n: seen, next };
}
