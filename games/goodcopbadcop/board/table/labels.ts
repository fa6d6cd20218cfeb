import type { Line } from './lines';
import { around, type Box, crosses, type Place, type Point, type Stage } from './places';

/** A label on its line of fire, or beside it if another line would cross the label there. */
export interface Label {
  line: Line;
  text: string;
  box: Box;
}

const HEIGHT = 30;
const TAB = 26;
const GUN = 40;
const LETTER = 7.8;
const MARGIN = 24;
const ALONG = [0.5, 0.62, 0.38, 0.74, 0.26, 0.85, 0.16];
/**
 * Positions to try for a label relative to its line, in units of half the label's width and height. On the line comes
 * first, then beside it.
 */
const BESIDE = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

/**
 * Places a label on or near each line, with letters `zoom` times their usual size. If there is no free place, the label
 * of an aim between other players is left out, because their files say the same.
 */
export function placeLabels(
  lines: readonly Line[],
  places: readonly Place[],
  say: (line: Line) => string,
  stage: Stage,
  guns: readonly Point[] = [],
  taken: readonly Box[] = [],
  zoom = 1,
): Label[] {
  const solid = [
    ...places.map(({ file }) => ({ ...file, y: file.y - TAB, height: file.height + TAB })),
    ...guns.map((gun) => around(gun, GUN)),
    ...taken,
  ];
  const set: Label[] = [];
  const important = [...lines].sort((one, other) => weight(one) - weight(other));
  for (const line of important) {
    const text = say(line);
    const size = { width: zoom * text.length * LETTER + MARGIN, height: zoom * HEIGHT };
    const rest = lines.filter((other) => other !== line);
    const free = spots(line, size)
      .map((box) => ({ box, cost: cost(box, rest, [...solid, ...set.map((label) => label.box)], stage) }))
      .sort((one, other) => one.cost - other.cost)[0];
    if (!free || (line.kind === 'other' && free.cost > 0)) continue;
    set.push({ line, text, box: free.box });
  }
  return set;
}

const weight = ({ kind }: Line) => ['hot', 'mine', 'other'].indexOf(kind);

function spots({ start, end }: Line, { width, height }: Pick<Box, 'width' | 'height'>): Box[] {
  const beside = width / 2 + 12;
  const above = height / 2 + 12;
  return BESIDE.flatMap(([right, down]) =>
    ALONG.map((part) => ({
      x: start.x + (end.x - start.x) * part - width / 2 + right * beside,
      y: start.y + (end.y - start.y) * part - height / 2 + down * above,
      width,
      height,
    })),
  );
}

/**
 * Rates a place for a label. Lower is better. Being outside the stage costs most, then covering something, then being
 * crossed by a line.
 */
function cost(box: Box, lines: readonly Line[], solid: readonly Box[], stage: Stage): number {
  const outside = box.x < 4 || box.y < 4 || box.x + box.width > stage.width - 4 ? 100 : 0;
  const covered = solid.filter((other) => overlap(box, other)).length;
  const crossed = lines.filter(({ start, end }) => crosses(start, end, box)).length;
  return outside + covered * 10 + crossed;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
