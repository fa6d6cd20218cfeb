import { type RefObject, useLayoutEffect } from 'react';

/**
 * Scrolls a growing list to its end when `newest` changes. This happens just before the new line is painted. The layout
 * is needed then anyway, so the page is not laid out twice.
 */
export function useEndInSight(list: RefObject<HTMLElement | null>, newest: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the list
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.scrollTo({ top: list.current.scrollHeight }));
    return () => cancelAnimationFrame(frame);
  }, [newest]);
}
