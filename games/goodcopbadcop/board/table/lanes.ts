import type { Seat } from 'hush/game';
import type { Aim } from './aims';

/**
 * The positions at which the lines of fire beside the list can start and end, in px from the top left corner of the
 * drawing.
 */
export interface Ends {
  /** The y coordinate of the middle of each officer's row and of the viewer's file. */
  middles: Readonly<Record<Seat, number>>;
  row: number;
  /** The left and right edges of the gap between the rows and the viewer's file. Null if the file is below the list. */
  gap: { from: number; to: number } | null;
}

/** A line of fire that runs in the gutter beside the list. */
export interface Lane {
  aim: Aim;
  /** SVG path from the dot at the gun to the vertical part, along it, and to the arrowhead. */
  path: string;
  /** Position of the dot at the gun. */
  gun: { x: number; y: number };
  /** Position of the arrowhead, and whether it points left. */
  tip: { x: number; y: number; isLeft: boolean };
  /** The x coordinate of the lane's vertical part. */
  x: number;
  /**
   * True if the lane is drawn as a thin solid line, because there are many lanes and it does not involve the viewer.
   */
  plain: boolean;
}

const DOT = 40;
const TIP = 33;
const OUTER = 7;
/**
 * For lanes in the gap beside the viewer's file: the distance from both edges of the gap, and the length of an
 * arrowhead.
 */
const NEAR = 10;
const HEAD = 9;
const BEND = 9;
const FEW = 4;
const APART = { few: 9.5, many: 6 };
/** Maximum width that all lanes in a gutter take up together. The rest of the gutter is for the arrowheads. */
const ROOM = 25;
/** Maximum distance between two lane ends at the same row. */
const SPREAD = 14;

/**
 * Computes the lanes of the lines of fire beside the list. Aims at the viewer are outermost, then the viewer's own aim,
 * then the others by length. If the viewer's file is beside the list, lanes to or from the viewer run in the gap
 * between the two.
 */
export function lanesOf(ends: Ends, aims: readonly Aim[]): Lane[] {
  const { middles, row, gap } = ends;
  const shown = aims.filter(({ from, at }) => from in middles && at in middles);
  const length = ({ from, at }: Aim) => Math.abs((middles[from] ?? 0) - (middles[at] ?? 0));
  const sorted = [...shown].sort(
    (one, other) => weight(one) - weight(other) || length(other) - length(one) || one.from.localeCompare(other.from),
  );
  const isMany = sorted.length > FEW;
  const isBetween = ({ kind }: Aim) => gap !== null && kind !== 'other';
  const outside = sorted.filter((aim) => !isBetween(aim));
  const between = sorted.filter(isBetween);
  return sorted.map((aim) => {
    const gun = endOn(aim.from, aim, middles, sorted, row);
    const tip = endOn(aim.at, aim, middles, sorted, row);
    const plain = isMany && aim.kind === 'other';
    const lanes = isBetween(aim) ? between : outside;
    const apart = Math.min(isMany ? APART.many : APART.few, ROOM / Math.max(1, lanes.length - 1));
    const index = lanes.indexOf(aim);
    if (gap === null || !isBetween(aim)) {
      const x = OUTER + index * apart;
      const ends = { gun: { x: DOT, y: gun }, tip: { x: TIP, y: tip, isLeft: false } };
      return { aim, x, ...ends, path: bracket(x, gun, tip), plain };
    }
    const isHot = aim.kind === 'hot';
    const x = gap.from + NEAR + index * Math.min(apart, (gap.to - gap.from - 2 * NEAR) / Math.max(1, lanes.length - 1));
    const start = { x: isHot ? gap.from : gap.to, y: gun };
    const end = { x: isHot ? gap.to - HEAD : gap.from + HEAD, y: tip, isLeft: !isHot };
    return { aim, x, gun: start, tip: end, path: step(start, x, end), plain };
  });
}

const weight = ({ kind }: Aim) => ['hot', 'mine', 'other'].indexOf(kind);

/**
 * Returns the y coordinate at which an aim starts or ends at an officer. Several ends at the same officer are spread
 * out: the officer's own gun first, then the arrowheads.
 */
function endOn(seat: Seat, aim: Aim, middles: Ends['middles'], aims: readonly Aim[], row: number): number {
  const ends = [...aims.filter(({ from }) => from === seat), ...aims.filter(({ at }) => at === seat)];
  const apart = Math.min(SPREAD, (row - 16) / Math.max(1, ends.length - 1));
  return (middles[seat] ?? 0) + (ends.indexOf(aim) - (ends.length - 1) / 2) * apart;
}

type Point = Record<'x' | 'y', number>;

function step(start: Point, x: number, end: Point): string {
  const way = end.y > start.y ? 1 : -1;
  const side = end.x > start.x ? 1 : -1;
  const bend = Math.min(6, Math.abs(end.y - start.y) / 2);
  const h = (value: number) => Math.round(value * 10) / 10;
  return `M${h(start.x)} ${h(start.y)}H${h(x - side * bend)}Q${h(x)} ${h(start.y)} ${h(x)} ${h(start.y + way * bend)}V${h(end.y - way * bend)}Q${h(x)} ${h(end.y)} ${h(x + side * bend)} ${h(end.y)}H${h(end.x)}`;
}

function bracket(x: number, gun: number, tip: number): string {
  const way = tip > gun ? 1 : -1;
  const bend = Math.min(BEND, Math.abs(tip - gun) / 2);
  const h = (value: number) => Math.round(value * 10) / 10;
  return `M${DOT} ${h(gun)}H${h(x + bend)}Q${h(x)} ${h(gun)} ${h(x)} ${h(gun + way * bend)}V${h(tip - way * bend)}Q${h(x)} ${h(tip)} ${h(x + bend)} ${h(tip)}H${TIP}`;
}
