import { useCallback, useEffect, useState } from 'react';

/** Cutscenes older than this, in ms, do not play when the board opens, so that a reload does not repeat them. */
const FRESH = 8000;

/** The maximum length of a cutscene, in ms, while this person has a decision to make. */
const SHORT = 2600;
/** The minimum time, in ms, that a cutscene leaves for the decision. */
const ENOUGH = 10_000;

const shortStay = (left: number) => Math.max(0, Math.min(SHORT, left - ENOUGH));

export interface Cutscenes<Cutscene> {
  cutscene: Cutscene | null;
  /** The number of cutscenes before the current one. Used as the React `key` of the current cutscene. */
  n: number;
  next(): void;
}

/**
 * Plays cutscenes in order. A cutscene's `at` is server time in ms. `stayOf` returns a cutscene's duration in ms;
 * without `stayOf`, a cutscene stays until `next` is called. `dueAt` (server time in ms) is the deadline of this
 * person's decision, for which the cutscenes are shortened. `isHeld` delays cutscenes while they would cover something
 * that this person is using.
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
