import type { Seat } from '#shared/ids.ts';
import type { Aim, AimKind } from './aims';
import { type Box, crosses, type Place, type Point } from './places';

/** A line of fire on the desk, from before the muzzle to the edge of a file. */
export interface Line {
  from: Seat;
  at: Seat;
  kind: AimKind;
  start: Point;
  end: Point;
  /** Of the gun, in degrees clockwise from the right. */
  angle: number;
}

/** A line begins that far before the middle of its gun. */
const MUZZLE = 44;
/** Guns without an aim lie like this. */
const AT_REST = -18;

/** Every line of fire; `order` is clockwise from the bottom, and so are their places. */
export function linesOfFire(order: readonly Seat[], aims: readonly Aim[], places: readonly Place[]): Line[] {
  return aims.flatMap((aim) => {
    const from = places[order.indexOf(aim.from)];
    const at = places[order.indexOf(aim.at)];
    return from && at ? [{ ...aim, ...shotFrom(from, at, places) }] : [];
  });
}

/** How a gun lies: along its line, or at rest. */
export function gunAngle(lines: readonly Line[], seat: Seat): number {
  return lines.find(({ from }) => from === seat)?.angle ?? AT_REST;
}

/** The first way to the target's edge that crosses nobody's file. */
function shotFrom({ gun }: Place, { file }: Place, places: readonly Place[]): Pick<Line, 'start' | 'end' | 'angle'> {
  const ends = edgesTowards(file, gun, file === places[0]?.file);
  const isFree = (end: Point) => places.every((place) => place.file === file || !crosses(gun, end, place.file));
  const end = ends.find(isFree) ?? ends[0] ?? gun;
  const angle = Math.atan2(end.y - gun.y, end.x - gun.x);
  const start = { x: gun.x + MUZZLE * Math.cos(angle), y: gun.y + MUZZLE * Math.sin(angle) };
  return { start, end, angle: (angle * 180) / Math.PI };
}

/** Part of the way from a file's nearest point to its middle at which a line ends. */
const INWARDS = 0.6;
/** Ends keep off the corners, and off the tab on the upper edge. */
const CORNER = 22;
const TAB = 178;

/** Where a line may end on the edges that face the gun, the better one first. */
function edgesTowards(file: Box, from: Point, isOwn: boolean): Point[] {
  const right = file.x + file.width;
  const bottom = file.y + file.height;
  const near = { x: clamp(from.x, file.x, right), y: clamp(from.y, file.y, bottom) };
  const beside = Math.abs(from.x - near.x);
  const above = Math.abs(from.y - near.y);
  // The own file reaches to the lower edge of the table: whatever is at it comes from above, past the piles.
  const inwards = isOwn ? INWARDS / 4 : INWARDS;
  const to = {
    x: near.x + (file.x + file.width / 2 - near.x) * inwards,
    y: near.y + (file.y + file.height / 2 - near.y) * inwards,
  };
  const isTop = from.y < file.y;
  const side = { x: near.x, y: clamp(to.y, file.y + CORNER, bottom - CORNER) };
  const level = {
    x: clamp(to.x, file.x + (isTop ? TAB : CORNER), right - CORNER),
    y: isTop ? file.y : bottom,
  };
  if (beside === 0 || isOwn) return [level];
  if (above === 0) return [side];
  return beside > above * SIDEWAYS ? [side, level] : [level, side];
}

/** How much flatter than steep a line must come to end on the left or right edge. */
const SIDEWAYS = 0.6;
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The beam: as wide as the muzzle at the gun, as the sight at the target. */
export function beam({ start, end }: Pick<Line, 'start' | 'end'>): string {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const across = { x: -(end.y - start.y) / length, y: (end.x - start.x) / length };
  const corner = (at: Point, by: number) => `${round(at.x + across.x * by)} ${round(at.y + across.y * by)}`;
  return `M${corner(start, -2.2)}L${corner(end, -9)}L${corner(end, 9)}L${corner(start, 2.2)}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;
