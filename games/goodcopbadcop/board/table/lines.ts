import type { Seat } from 'hush/game';
import type { Aim, AimKind } from './aims';
import { around, type Box, crosses, type Place, type Point } from './places';

/** A line of fire on the desk, from the muzzle of the gun to the edge of the target's file. */
export interface Line {
  from: Seat;
  at: Seat;
  kind: AimKind;
  start: Point;
  end: Point;
  /** Angle of the gun, in degrees clockwise from the right. */
  angle: number;
}

/** Distance from the middle of a gun to the start of its line of fire. */
const MUZZLE = 44;
/** Half the size of the box around a gun that other lines avoid. */
const GUN = 34;
/** Angle in degrees of a gun without a target. */
const AT_REST = -18;

/**
 * Computes all lines of fire. `order` and `places` both go clockwise, starting at the bottom. Lines go around the boxes
 * `taken` and other guns if they can.
 */
export function linesOfFire(
  order: readonly Seat[],
  aims: readonly Aim[],
  places: readonly Place[],
  taken: readonly Box[] = [],
): Line[] {
  const placeOf = (seat: Seat) => places[order.indexOf(seat)];
  return aims.flatMap((aim) => {
    const from = placeOf(aim.from);
    const at = placeOf(aim.at);
    if (!from || !at) return [];
    const guns = aims.flatMap((other) => (other === aim ? [] : (placeOf(other.from)?.gun ?? [])));
    return [{ ...aim, ...shotFrom(from, at, places, [...taken, ...guns.map((gun) => around(gun, GUN))]) }];
  });
}

/** Returns the angle of a seat's gun in degrees: along its line of fire, or the resting angle. */
export function gunAngle(lines: readonly Line[], seat: Seat): number {
  return lines.find(({ from }) => from === seat)?.angle ?? AT_REST;
}

/**
 * Finds a line from the gun to the edge of the target's file. It crosses no other file if possible, then as few of the
 * boxes `taken` as possible, and then ends close to the preferred point.
 */
function shotFrom(
  { gun }: Place,
  { file }: Place,
  places: readonly Place[],
  taken: readonly Box[],
): Pick<Line, 'start' | 'end' | 'angle'> {
  const ends = edgesTowards(file, gun, file === places[0]?.file);
  const files = places.filter((place) => place.file !== file);
  const crossed = (end: Point) =>
    100 * files.filter((place) => crosses(gun, end, place.file)).length +
    taken.filter((box) => crosses(gun, end, box)).length;
  const end = ends.reduce((best, each) => (crossed(each) < crossed(best) ? each : best), ends[0] ?? gun);
  const angle = Math.atan2(end.y - gun.y, end.x - gun.x);
  const start = { x: gun.x + MUZZLE * Math.cos(angle), y: gun.y + MUZZLE * Math.sin(angle) };
  return { start, end, angle: (angle * 180) / Math.PI };
}

/**
 * Position where a line ends on an edge, as a fraction of the way from the point closest to the gun to the middle of
 * the file.
 */
const INWARDS = 0.6;
/**
 * Minimum distance of the end of a line from the corners of a file. On the upper edge, the distance is larger because
 * of the tab at the left.
 */
const CORNER = 22;
const TAB = 178;

/** Returns the points at which a line can end on the edges that face the gun, best first. */
function edgesTowards(file: Box, from: Point, isOwn: boolean): Point[] {
  const right = file.x + file.width;
  const bottom = file.y + file.height;
  const near = { x: clamp(from.x, file.x, right), y: clamp(from.y, file.y, bottom) };
  const beside = Math.abs(from.x - near.x);
  const above = Math.abs(from.y - near.y);
  // The viewer's file is at the lower edge of the table, so lines come from above and must pass the piles.
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
  const levels = [
    level,
    ...along(file.x + (isTop ? TAB : CORNER), right - CORNER, level.x).map((x) => ({ ...level, x })),
  ];
  const sides = [side, ...along(file.y + CORNER, bottom - CORNER, side.y).map((y) => ({ ...side, y }))];
  if (beside === 0 || isOwn) return levels;
  if (above === 0) return sides;
  return beside > above * SIDEWAYS ? [side, level, ...sides, ...levels] : [level, side, ...levels, ...sides];
}

/** Number of points to try on an edge. */
const POINTS = 9;

/** Returns points between `low` and `high`, those closest to `from` first. */
function along(low: number, high: number, from: number): number[] {
  const points = Array.from({ length: POINTS }, (_, index) => low + ((high - low) * index) / (POINTS - 1));
  return points.sort((one, other) => Math.abs(one - from) - Math.abs(other - from));
}

/** Ratio of horizontal to vertical distance above which a line prefers to end at the left or right edge. */
const SIDEWAYS = 0.6;
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/**
 * Returns the SVG path of a beam from a gun to its target. It is as narrow as the muzzle at one end and widens towards
 * the sight.
 */
export function beam({ start, end }: Pick<Line, 'start' | 'end'>): string {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const across = { x: -(end.y - start.y) / length, y: (end.x - start.x) / length };
  const corner = (at: Point, by: number) => `${round(at.x + across.x * by)} ${round(at.y + across.y * by)}`;
  return `M${corner(start, -2.2)}L${corner(end, -9)}L${corner(end, 9)}L${corner(start, 2.2)}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;
