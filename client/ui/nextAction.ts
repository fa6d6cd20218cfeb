import { useEffect } from 'react';
import { afterPaint } from './idle';

const CONTROLS = 'button:not([aria-disabled="true"]), a[href], input';

/**
 * Puts the keyboard on the page's next action: the control that says so itself by `data-next-action`, else the first
 * control of what is marked `data-next`, else on the page.
 */
export function goToNextAction(): void {
  const own = document.querySelectorAll<HTMLElement>('[data-next-action]');
  const places = [...document.querySelectorAll<HTMLElement>('[data-next]')];
  const controls = [...own, ...places.flatMap((place) => [...place.querySelectorAll<HTMLElement>(CONTROLS)])];
  const next = controls.find((control) => control.getClientRects().length > 0) ?? document.querySelector('main');
  next?.focus({ preventScroll: true });
}

/** The same where the keyboard stands nowhere, because what had it is gone. What is open on the page keeps it. */
export function keepFocus(): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  if (document.querySelector('dialog[open]')) return;
  goToNextAction();
}

/**
 * A page that follows another one takes the keyboard, as soon as its next action is drawn; the first page of a visit
 * leaves it to the browser.
 */
export function useArrival(isDrawn = true): void {
  useEffect(() => {
    // What takes the keyboard must be laid out: the browser does that once, for the picture.
    if (isDrawn && navigator.userActivation?.hasBeenActive) afterPaint(keepFocus);
  }, [isDrawn]);
}
