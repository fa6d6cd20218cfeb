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

/** A point of the table, in pixels from the upper left corner of `root`. */
export interface Point {
  x: number;
  y: number;
}

/** The dial of a clock is 200 units wide; its hours lie this far from the middle. */
const HOURS = 62 / 200;

/** Where something of the table is on screen now; null: it is not. */
export function pointOf(root: Element, anchor: Anchor): Point | null {
  const found = document.querySelector(SELECTORS[anchor.at](String(anchor.of)));
  const box = found?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const from = root.getBoundingClientRect();
  const x = box.left + box.width / 2 - from.left;
  const y = box.top + box.height / 2 - from.top;
  const isOutside = x < 0 || y < 0 || x > from.width || y > from.height;
  if (isOutside) return null;
  if (anchor.at !== 'circle' || anchor.hour === undefined) return { x, y };
  const angle = (anchor.hour * Math.PI) / 3;
  const reach = Math.min(box.width, box.height) * HOURS;
  return { x: x + reach * Math.sin(angle), y: y - reach * Math.cos(angle) };
}

/** Where the slip says who does it: things of somebody whose folder is not on screen come from there. */
export function slipPoint(root: Element): Point | null {
  const slip = document.querySelector('[data-slips] > *');
  if (!slip) return null;
  const box = slip.getBoundingClientRect();
  const from = root.getBoundingClientRect();
  return { x: box.left + 30 - from.left, y: box.top + box.height / 2 - from.top };
}
