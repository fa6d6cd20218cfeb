import { type RefObject, useLayoutEffect } from 'react';

/**
 * Scrolls a list that grows to its end, whenever `newest` is another. It is done with the picture that shows the new
 * line: that one needs the layout anyway, so the page is not laid out an extra time.
 */
export function useEndInSight(list: RefObject<HTMLElement | null>, newest: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the list
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.scrollTo({ top: list.current.scrollHeight }));
    return () => cancelAnimationFrame(frame);
  }, [newest]);
}
