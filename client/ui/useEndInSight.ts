import { type RefObject, useLayoutEffect } from 'react';

/**
 * Scrolls a list to its end whenever `newest` changes. This happens just before the new line is painted, so that the
 * page is laid out only once.
 */
export function useEndInSight(list: RefObject<HTMLElement | null>, newest: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the list
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.scrollTo({ top: list.current.scrollHeight }));
    return () => cancelAnimationFrame(frame);
  }, [newest]);
}
