import { type RefObject, useEffect, useRef } from 'react';

/** What opens over a page takes the keyboard, with each new `key` again, and gives it back to what had opened it. */
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
