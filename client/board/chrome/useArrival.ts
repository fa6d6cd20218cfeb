import { type RefObject, useEffect, useRef } from 'react';
import { closeMenus } from '../../ui/Menu';

/** A key press or tap within this many ms after a window has appeared was meant for what was on screen before. */
const QUIET = 350;
/** The same limit in ms while a person is typing. It is longer, because typing pauses between letters. */
const QUIET_WRITING = 1200;

/**
 * Handles the arrival of a reaction window: open menus close, its heading (`data-window-heading`) takes the focus, and
 * presses that began before do nothing (meanwhile the box has `data-early`). Once the window has closed, a sheet gets
 * back its focus. `number` identifies the window. If it is null, the window does not ask this person, and the focus
 * stays where it is. `isAnswering`: the form for the answer is already open and keeps the focus.
 *
 * @returns a function that says whether a key came too early to be meant for the window. Each early key restarts the
 * wait
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

  // At first the window may be under another screen, or move into a sheet and back. The focus follows it.
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
      // When this runs, the window's content has been removed. Focus returns only if a sheet is open. On the table
      // nothing is focused then, so that the space bar uncovers the secret.
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

/** Returns true if no control is focused. */
const isFree = () => document.activeElement === document.body || document.activeElement?.localName === 'main';
