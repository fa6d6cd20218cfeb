import { type RefObject, useEffect, useRef } from 'react';
import { closeMenus } from '../../ui/Menu';

/** A key or a tap this soon after a window has come was meant for what lay there before (ms). */
const QUIET = 350;
/** The same for somebody who was writing: between two letters of a word more time may pass. */
const QUIET_WRITING = 1200;

/**
 * What the coming of a window does: open menus close, the heading (`data-window-heading`) has the focus, what was begun
 * before does nothing (`data-early` stands on the box as long), and once the window has gone a sheet has the focus again
 * where it was. `number` tells windows apart; null: this one asks nothing and leaves the keyboard alone. `isAnswering`:
 * the form that answers is open already, and keeps the keyboard. Gives whether a key of now was begun before the window
 * came; each such key makes it wait anew.
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

  // The window may be under a screen that came with it, or move into a sheet and back: the focus goes along.
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
      // What the window held is out of the page by then. On the table nothing has the keyboard: there space holds.
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

/** Nothing that could be pressed has the keyboard. */
const isFree = () => document.activeElement === document.body || document.activeElement?.localName === 'main';
