import { useCallback, useEffect, useState } from 'react';

/** Cutscenes older than this, in ms, do not play when the board opens, so that a reload does not repeat them. */
const FRESH = 8000;

/**
 * Limits while this person's decision is due: how long a cutscene stays at most, and how much time it leaves for the
 * decision at least, both in ms.
 */
const SHORT = 2600;
const ENOUGH = 10_000;

const shortStay = (left: number) => Math.max(0, Math.min(SHORT, left - ENOUGH));

export interface Cutscenes<Cutscene> {
  /** The current cutscene, or null if none is playing. */
  cutscene: Cutscene | null;
  /** The number of cutscenes before the current one. Used as the React `key` of the component that draws it. */
  n: number;
  /** Continues with the next cutscene. */
  next(): void;
}

/**
 * Plays cutscenes one after the other, in the order given. `at` is in server ms. `stayOf` returns how long a cutscene
 * stays, in ms; without it, cutscenes stay until `next` is called. `dueAt` (server ms) is when this person's decision
 * is due: cutscenes are then short, and leave enough time to decide. While `isHeld`, cutscenes wait, because this
 * person is busy with something that must not be covered.
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
