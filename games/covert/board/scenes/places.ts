import { middleOn, type Point } from 'hush/board';
import type { Anchor } from './play';

const SELECTORS: Readonly<Record<Anchor['at'], (of: string) => string>> = {
  folder: (of) => `[data-folder="${of}"]`,
  circle: (of) => `[data-circle="${of}"] svg`,
  target: (of) => `[data-target="${of}"]`,
  region: (of) => `[data-region="${of}"]`,
  row: (of) => `[data-mission="${of}"]`,
  deck: (of) => `[data-deck="${of}"]`,
  codes: (of) => `[data-codes="${of}"]`,
  tile: (of) => `[data-tile="${of}"]`,
  coin: () => '[data-orders]',
  city: (of) => `[data-city="${of}"]`,
};

/** Distance of the hours from the centre of the dial, relative to the dial's width. */
const HOURS = 62 / 200;

/** Returns the position of an anchor within the layer, or null if the anchor is not on screen. */
export function pointOf(layer: Element, anchor: Anchor): Point | null {
  const found = document.querySelector(SELECTORS[anchor.at](String(anchor.of)));
  const middle = middleOn(layer, found);
  if (!found || !middle || anchor.at !== 'circle' || anchor.hour === undefined) return middle;
  const { width, height } = found.getBoundingClientRect();
  const angle = (anchor.hour * Math.PI) / 3;
  const reach = Math.min(width, height) * HOURS;
  return { x: middle.x + reach * Math.sin(angle), y: middle.y - reach * Math.cos(angle) };
}

/** Returns the caption's position, or null without a caption. Used when the player's folder is not on screen. */
export function slipPoint(root: Element): Point | null {
  const slip = document.querySelector('[data-slips] > *');
  if (!slip) return null;
  const box = slip.getBoundingClientRect();
  const from = root.getBoundingClientRect();
  return { x: box.left + 30 - from.left, y: box.top + box.height / 2 - from.top };
}
