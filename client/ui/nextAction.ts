import { useEffect } from 'react';
import { afterPaint } from './idle';

const CONTROLS = 'button:not([aria-disabled="true"], :disabled), a[href], input:not(:disabled)';

/**
 * Focuses the page's next action: the first control of a window that waits for this person, else the control marked
 * `data-next-action`, else the first control in the element marked `data-next`, else the page.
 */
export function goToNextAction(): void {
  const controlsIn = (places: string) =>
    [...document.querySelectorAll(places)].flatMap((place) => [...place.querySelectorAll<HTMLElement>(CONTROLS)]);
  const own = document.querySelectorAll<HTMLElement>('[data-next-action]');
  const controls = [...controlsIn('[data-window][data-asks]'), ...own, ...controlsIn('[data-next]')];
  const next = controls.find((control) => control.getClientRects().length > 0) ?? document.querySelector('main');
  next?.focus({ preventScroll: true });
}

/** Focuses the page's next action if the focused element was removed. An open dialog keeps the focus. */
export function keepFocus(): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  if (document.querySelector('dialog[open]')) return;
  goToNextAction();
}

/**
 * Moves the focus after a dialog has closed. If a reaction window asks this person, the window's heading gets the
 * focus. The browser would return the focus to the element that opened the dialog, which may be far from the window's
 * buttons.
 */
export function focusAfterDialog(): void {
  if (document.querySelector('dialog[open]')) return;
  const window = document.querySelector('[data-asks]');
  if (!window) keepFocus();
  else if (!window.contains(document.activeElement))
    window.querySelector<HTMLElement>('[data-window-heading]')?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the page's next action once the page is drawn, unless it is the first page of a visit. There, the
 * browser decides.
 */
export function useArrival(isDrawn = true): void {
  useEffect(() => {
    // Focusing forces a layout, so wait until the browser has painted.
    if (isDrawn && navigator.userActivation?.hasBeenActive) afterPaint(keepFocus);
  }, [isDrawn]);
}
