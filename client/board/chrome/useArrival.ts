import { type RefObject, useEffect, useRef } from 'react';
import { closeMenus } from '../../ui/Menu';

/** A key or a tap this soon after a window appeared was meant for what was there before, in ms. */
const QUIET = 350;
/** The same for someone who is typing, since more time may pass between two letters, in ms. */
const QUIET_WRITING = 1200;

/**
 * Handles the arrival of a reaction window: open menus close, its heading (`data-window-heading`) takes the focus, and
 * presses that began before do nothing (meanwhile the box has `data-early`). Once the window has closed, a sheet gets
 * back its focus. `number` identifies the window; null means that it asks nothing and leaves the focus alone.
 * `isAnswering`: the form that answers is already open and keeps the focus.
 *
 * @returns a function that says whether the current key was begun before the window came. Each such key restarts the
 *   wait
 */
export function useArrival(
  box: RefObject<HTMLElement | null>,
  number: number | null,
  isAnswering: boolean,
): () => boolean {
  const quiet = useRef({ until: 0, length: QUIET });
  const isArrived = useRef<number | null>(null);
  const isOwed = useRef(false);
  const focused = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (number === null || isArrived.current === number) return;
    isArrived.current = number;
    if (isAnswering) return;
    const had = document.activeElement;
    const length = had?.matches('input, textarea') ? QUIET_WRITING : QUIET;
    quiet.current = { until: performance.now() + length, length };
    if (had instanceof HTMLElement && !box.current?.contains(had)) focused.current = had;
    closeMenus();
    isOwed.current = true;
    const shown = box.current;
    shown?.setAttribute('data-early', '');
    setTimeout(() => shown?.removeAttribute('data-early'), QUIET);
  }, [number, box, isAnswering]);

  // The window may be under a screen that came with it, or move into a sheet and back: the focus follows.
  useEffect(() => {
    if (number === null || !(isOwed.current || isFree())) return;
    const heading = box.current?.querySelector<HTMLElement>('[data-window-heading]');
    heading?.focus({ preventScroll: true });
    isOwed.current = document.activeElement !== heading;
  });

  const isAsking = number !== null;
  useEffect(() => {
    if (!isAsking) return;
    return () => {
      isArrived.current = null;
      isOwed.current = false;
      const before = focused.current;
      focused.current = null;
      // By then the window's content is removed. On the table nothing is focused, since there space holds the secret.
      queueMicrotask(() => {
        if (isFree() && before?.isConnected && before.closest('dialog')) before.focus({ preventScroll: true });
      });
    };
  }, [isAsking]);

  return () => {
    const now = performance.now();
    const isEarly = now < quiet.current.until;
    if (isEarly) quiet.current.until = now + quiet.current.length;
    return isEarly;
  };
}

/** Whether no control is focused. */
const isFree = () => document.activeElement === document.body || document.activeElement?.localName === 'main';
