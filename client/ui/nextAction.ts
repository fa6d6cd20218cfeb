import { useEffect } from 'react';
import { afterPaint } from './idle';

const CONTROLS = 'button:not([aria-disabled="true"], :disabled), a[href], input:not(:disabled)';

/**
 * Moves the focus to the next action on the page. This is the first control of a reaction window that waits for this
 * person, or else the control marked `data-next-action`, or else the first control in the element marked `data-next`,
 * or else the page.
 */
export function goToNextAction(): void {
  const controlsIn = (places: string) =>
    [...document.querySelectorAll(places)].flatMap((place) => [...place.querySelectorAll<HTMLElement>(CONTROLS)]);
  const own = document.querySelectorAll<HTMLElement>('[data-next-action]');
  const controls = [...controlsIn('[data-window][data-asks]'), ...own, ...controlsIn('[data-next]')];
  const next = controls.find((control) => control.getClientRects().length > 0) ?? document.querySelector('main');
  next?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the next action on the page if the focused element was removed. Does nothing while a dialog is
 * open, because the dialog keeps the focus.
 */
export function keepFocus(): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  if (document.querySelector('dialog[open]')) return;
  goToNextAction();
}

/**
 * Moves the focus after a dialog has closed. If a reaction window waits for this person, its heading gets the focus,
 * because the browser would return the focus to the element that opened the dialog, which may be far from the window's
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
 * Moves the focus to the next action when a page has been drawn. On the first page of a visit, the focus does not move.
 */
export function useArrival(isDrawn = true): void {
  useEffect(() => {
    // Waits until the browser has painted, because moving the focus forces a layout.
    if (isDrawn && navigator.userActivation?.hasBeenActive) afterPaint(keepFocus);
  }, [isDrawn]);
}
