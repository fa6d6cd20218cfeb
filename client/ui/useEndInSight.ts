import { type RefObject, useLayoutEffect } from 'react';

/**
 * Scrolls a growing list to its end when `newest` changes. It scrolls just before the new line is painted, when the
 * layout is needed anyway, so the page is not laid out twice.
 */
export function useEndInSight(list: RefObject<HTMLElement | null>, newest: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the list
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.scrollTo({ top: list.current.scrollHeight }));
    return () => cancelAnimationFrame(frame);
  }, [newest]);
}
