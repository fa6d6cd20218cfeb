import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a layer on opening, and for each new `key`. On closing, returns the focus to the previously
 * focused element.
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
