import { useEffect } from 'react';
import { afterPaint } from './idle';

const CONTROLS = 'button:not([aria-disabled="true"]), a[href], input';

/**
 * Focuses the page's next action: the control marked `data-next-action`, else the first control in the element marked
 * `data-next`, else the page.
 */
export function goToNextAction(): void {
  const own = document.querySelectorAll<HTMLElement>('[data-next-action]');
  const places = [...document.querySelectorAll<HTMLElement>('[data-next]')];
  const controls = [...own, ...places.flatMap((place) => [...place.querySelectorAll<HTMLElement>(CONTROLS)])];
  const next = controls.find((control) => control.getClientRects().length > 0) ?? document.querySelector('main');
  next?.focus({ preventScroll: true });
}

/** The same, but only if nothing is focused because the focused element was removed. An open layer keeps the focus. */
export function keepFocus(): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  if (document.querySelector('dialog[open]')) return;
  goToNextAction();
}

/**
 * A page that follows another one takes the focus as soon as its next action is drawn. The first page of a visit leaves
 * it to the browser.
 */
export function useArrival(isDrawn = true): void {
  useEffect(() => {
    // Focusing forces layout, so it happens after the browser has laid out the page for painting.
    if (isDrawn && navigator.userActivation?.hasBeenActive) afterPaint(keepFocus);
  }, [isDrawn]);
}
