import { middleOn, type Point } from 'hush/board';
import type { Anchor } from './play';

function selectorOf(anchor: Anchor): string {
  if (anchor.at === 'file') return `[data-officer="${anchor.of}"]`;
  if (anchor.at === 'card') return `[data-officer="${anchor.of[0]}"] [data-slot="${anchor.of[1]}"]`;
  return `[data-pile="${anchor.at}"]`;
}

/**
 * Returns the current position of `anchor` within `layer`, or null if it is not on screen. A row of a list stands for
 * its portrait, because its middle is between words and cards.
 */
export function pointOf(layer: Element, anchor: Anchor): Point | null {
  const place = document.querySelector(selectorOf(anchor));
  return middleOn(layer, (anchor.at === 'file' && place?.querySelector('[data-portrait]')) || place);
}
