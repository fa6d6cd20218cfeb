import { type RefObject, useEffect, useRef } from 'react';
import { closeMenus } from '../../ui/Menu';

/** Ignores a press within this many ms after a window has appeared: it was meant for what was on screen before. */
const QUIET = 350;
/** The limit in ms while a person is typing. It is longer because of the pauses between letters. */
const QUIET_WRITING = 1200;

/**
 * Handles a reaction window's arrival: closes open menus, focuses the window's heading (`data-window-heading`), and
 * ignores presses that began earlier (the box has `data-early` meanwhile). When the window closes, focus returns to an
 * open sheet. `number` identifies the window; null leaves the focus where it is, because this person is not asked. If
 * `isAnswering`, the answer's form is already open and keeps the focus.
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

  // The window may start under another screen, or move into a sheet and back. The focus follows the window.
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
      // By now the window's content is gone. Focus returns only to an open sheet: on the table nothing is focused,
      // so that the space bar uncovers the secret.
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

const isFree = () => document.activeElement === document.body || document.activeElement?.localName === 'main';
