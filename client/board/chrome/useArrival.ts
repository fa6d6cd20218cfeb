import { type RefObject, useEffect, useRef } from 'react';
import { closeMenus } from '../../ui/Menu';

/**
 * The time in ms for which a window ignores presses after it appears, because they were meant for something that was on
 * screen before.
 */
const QUIET = 350;
/**
 * The time in ms for which a window that replaces another one ignores presses. It is longer, because people may be
 * about to press a button of the earlier window.
 */
const QUIET_REPLACED = 700;
/**
 * The time in ms for which presses are ignored if the person is typing. It is longer because of the pauses between
 * keystrokes.
 */
const QUIET_WRITING = 1200;

/**
 * When the last window on this page closed, in ms. Stored outside of the hook because each window is a new component.
 */
let lastClosed = Number.NEGATIVE_INFINITY;

/**
 * Handles a reaction window's arrival: closes open menus, focuses the window's heading (`data-window-heading`), and
 * ignores presses that began before the window appeared. Meanwhile, the box has the attribute `data-early`. When the
 * window closes, focus returns to an open sheet. `number` identifies the window; null leaves the focus where it is,
 * because this person is not asked. If `isAnswering` is true, the answer's form is already open and keeps the focus.
 *
 * @returns a function that checks whether a key press came too early to be meant for the window. Each early key press
 * restarts the wait
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
  const isAnsweringNow = useRef(isAnswering);
  useEffect(() => {
    isAnsweringNow.current = isAnswering;
  }, [isAnswering]);

  useEffect(() => {
    if (number === null || isArrived.current === number) return;
    const isReplaced = isArrived.current !== null || performance.now() - lastClosed < QUIET_REPLACED;
    isArrived.current = number;
    const had = document.activeElement;
    const usual = isReplaced ? QUIET_REPLACED : QUIET;
    const length = had?.matches('input, textarea') ? QUIET_WRITING : usual;
    quiet.current = { until: performance.now() + length, length };
    if (!isAnsweringNow.current) {
      if (had instanceof HTMLElement && !box.current?.contains(had)) focused.current = had;
      closeMenus();
      isOwed.current = true;
    }
    const shown = box.current;
    shown?.setAttribute('data-early', '');
    const timer = setTimeout(() => shown?.removeAttribute('data-early'), usual);
    return () => {
      clearTimeout(timer);
      shown?.removeAttribute('data-early');
    };
  }, [number, box]);

  usePressedIn(box, number);

  // The window may first appear below another screen, or move into a sheet and back. The focus must follow it.
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
      lastClosed = performance.now();
      isOwed.current = false;
      const before = focused.current;
      focused.current = null;
      // The window's content has been removed by now. Focus only returns to an open sheet. On the table, nothing should
      // be focused, so that the space bar uncovers the secret.
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

/**
 * Ignores a click in the window if the press began in an earlier window. This matters because buttons may stay in place
 * when one window replaces another.
 */
function usePressedIn(box: RefObject<HTMLElement | null>, number: number | null): void {
  const shown = useRef(number);
  const pressed = useRef<number | null>(null);
  useEffect(() => {
    shown.current = number;
  }, [number]);
  useEffect(() => {
    const down = () => {
      pressed.current = shown.current;
    };
    const click = (event: MouseEvent) => {
      // A click by a keyboard or screen reader does not begin with a pointer press, so it cannot belong to an earlier
      // window.
      if (event.detail === 0 || pressed.current === shown.current) return;
      if (!(event.target instanceof Node) || !box.current?.contains(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('click', click, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('click', click, true);
    };
  }, [box]);
}

const isFree = () => document.activeElement === document.body || document.activeElement?.localName === 'main';
