import { type RefObject, useLayoutEffect } from 'react';

/**
 * Scrolls a growing list to its end when `newest` changes. This runs with the paint of the new line, which needs the
 * layout anyway, so the page is not laid out twice.
 */
export function useEndInSight(list: RefObject<HTMLElement | null>, newest: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the list
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.scrollTo({ top: list.current.scrollHeight }));
    return () => cancelAnimationFrame(frame);
  }, [newest]);
}
