import { type RefObject, useEffect, useRef } from 'react';

/**
 * A layer that opens over a page takes the focus, again for each new `key`, and returns it on closing to the element
 * that opened it.
 */
export function useBorrowedFocus(place: RefObject<HTMLElement | null>, key = ''): void {
  const opener = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another place
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
