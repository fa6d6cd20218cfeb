import { useCallback, useEffect, useRef, useState } from 'react';
import type { Props } from '../props';
import { type CovertScene, useOwnMoment } from './useScene';

/** Nothing covers a decision of one's own that has less time than this left, in ms. */
const TIGHT = 10_000;
/** It goes by itself after so long, in ms. */
const STAYS = 2600;
/** Later than this nobody stops for it any more, in ms. */
const LATE = 30_000;

/**
 * What this seat has just done and stops for, and how to go on; null: nothing. A click anywhere goes on too. While a
 * decision with little time is open it waits, and comes after it.
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
