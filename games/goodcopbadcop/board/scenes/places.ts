import type { Anchor } from './play';

/** A point of the table, in pixels from the upper left corner of `root`. */
export interface Point {
  x: number;
  y: number;
}

function selectorOf(anchor: Anchor): string {
  if (anchor.at === 'file') return `[data-officer="${anchor.of}"]`;
  if (anchor.at === 'card') return `[data-officer="${anchor.of[0]}"] [data-slot="${anchor.of[1]}"]`;
  return `[data-pile="${anchor.at}"]`;
}

/** Where something of the table is on screen now; null: it is not. */
export function pointOf(root: Element, anchor: Anchor): Point | null {
  const box = document.querySelector(selectorOf(anchor))?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const from = root.getBoundingClientRect();
  const x = box.left + box.width / 2 - from.left;
  const y = box.top + box.height / 2 - from.top;
  return x < 0 || y < 0 || x > from.width || y > from.height ? null : { x, y };
}
