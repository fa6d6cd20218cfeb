import { middleOn, type Point } from 'hush/board';
import type { Anchor } from './play';

function selectorOf(anchor: Anchor): string {
  if (anchor.at === 'file') return `[data-officer="${anchor.of}"]`;
  if (anchor.at === 'card') return `[data-officer="${anchor.of[0]}"] [data-slot="${anchor.of[1]}"]`;
  return `[data-pile="${anchor.at}"]`;
}

/** Returns the current position of `anchor` within `layer`, or null if it is not on screen. */
export const pointOf = (layer: Element, anchor: Anchor): Point | null =>
  middleOn(layer, document.querySelector(selectorOf(anchor)));
