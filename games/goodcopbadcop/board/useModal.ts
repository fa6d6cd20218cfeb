import { useLayoutEffect, useRef } from 'react';

/** Covers the whole table: what lies under it can neither be pressed nor read until it goes. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    (shown?.querySelector<HTMLElement>('[data-first-focus]') ?? shown)?.focus();
    return () => {
      shown?.close();
      // What had been pressed may be gone by now: the keyboard goes on from the table's top.
      const { activeElement, body } = document;
      if (activeElement === body || shown?.contains(activeElement)) {
        document.querySelector('main')?.focus({ preventScroll: true });
      }
    };
  }, []);
  return dialog;
}
