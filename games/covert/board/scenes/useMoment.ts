import { useCallback, useEffect, useRef, useState } from 'react';
import type { Props } from '../props';
import { type CovertScene, useOwnMoment } from './useScene';

/** Remaining decision time in ms below which the scene of an achievement is hidden. */
const TIGHT = 10_000;
/** Time in ms after which the scene of an achievement closes by itself. */
const STAYS = 2600;
/** Age in ms from which the scene of an achievement is no longer shown. */
const LATE = 30_000;

/**
 * Returns the scene for the seat's latest achievement (or null) and a function that closes it. A click anywhere also
 * closes the scene. The scene is hidden while the seat has a decision to make and little time left.
 */
export function useMoment({ view, seat, now }: Pick<Props, 'view' | 'seat' | 'now'>): [CovertScene | null, () => void] {
  const fresh = useOwnMoment();
  const [kept, setKept] = useState<{ scene: CovertScene; since: number } | null>(null);
  const newest = useRef(0);
  useEffect(() => {
    if (!fresh || fresh.key <= newest.current) return;
    newest.current = fresh.key;
    setKept({ scene: fresh, since: now() });
  }, [fresh, now]);
  const end = useCallback(() => setKept(null), []);
  const isAsked = seat !== null && view.waitingFor.includes(seat) && view.endsAt !== null;
  const tightAt = isAsked && view.endsAt !== null ? view.endsAt - TIGHT : null;
  const [, setTight] = useState(0);
  const isTight = tightAt !== null && tightAt <= now();
  useEffect(() => {
    if (!kept || tightAt === null || isTight) return;
    const timer = setTimeout(() => setTight((count) => count + 1), tightAt - now());
    return () => clearTimeout(timer);
  }, [kept, tightAt, isTight, now]);
  const isShown = kept !== null && !isTight && now() < kept.since + LATE;
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(end, STAYS);
    addEventListener('click', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', end);
    };
  }, [isShown, end]);
  return [isShown ? kept.scene : null, end];
}
