import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when it appears and whenever `key` changes. When the element disappears, returns the
 * focus to the element that had it before.
 */
export function useBorrowedFocus(place: RefObject<HTMLElement | null>, key = ''): void {
  const opener = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key moves the focus again
  useEffect(() => {
    opener.current = document.activeElement;
    place.current?.focus({ preventScroll: true });
  }, [key]);
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus({ preventScroll: true });
    },
    [],
  );
}
