import { useCallback, useMemo, useState } from 'react';
import type { Examination, Shot, View } from '../../state';

export type Drama = ({ kind: 'verdict' } & Examination) | ({ kind: 'shot' } & Shot);

/** Older than this when the board opens (ms): seen already, a reload does not play it again. */
const FRESH = 8000;

/** What everybody stops for, one after the other: verdicts and shots as they happen. `n` counts them. */
export function useDramas(view: View, now: () => number): { drama: Drama | null; n: number; next(): void } {
  const dramas = useMemo(() => dramasOf(view), [view]);
  const [seen, setSeen] = useState(() => dramas.filter(({ at }) => at < now() - FRESH).length);
  const next = useCallback(() => setSeen((count) => count + 1), []);
  return { drama: dramas[seen] ?? null, n: seen, next };
}

/** In the order in which they happened; what came later stays later. */
export function dramasOf({ examinations, shots }: Pick<View, 'examinations' | 'shots'>): Drama[] {
  return [
    ...examinations.map((entry): Drama => ({ kind: 'verdict', ...entry })),
    ...(shots ?? []).map((shot): Drama => ({ kind: 'shot', ...shot })),
  ].sort((one, other) => one.at - other.at);
}
