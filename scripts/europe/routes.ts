import type { CityId } from '#games/covert/state.ts';
import { must } from '#shared/must.ts';
import { cheapest, distance, type Point } from './geometry';
import { round } from './land';

export interface Placed {
  id: CityId;
  name: string;
  x: number;
  y: number;
}

export interface Line {
  a: CityId;
  b: CityId;
  kind: 'land' | 'sea';
}

interface Curve {
  via: [number, number];
  points: readonly Point[];
}

export type Route = Line & Curve;

const STEPS = 24;
/** The curves that a route may have, as fractions of its length. The first curve is the default. */
const BULGES = {
  sea: [0.16, -0.16, 0.2, -0.2, 0.12, -0.12, 0.26, -0.26, 0.05, -0.05],
  land: [0.1, -0.1, 0.14, -0.14, 0.06, -0.06, 0.18, -0.18, 0.03, -0.03],
} as const;
/**
 * Minimum distance between a line and a city that it does not connect. A closer line would seem to lead to the city.
 */
const CLEAR = 44;
/** Minimum distance between two lines from the same city, measured near the city. */
const SPREAD = 14;
/** Number of times that all curves are chosen. One pass is not enough, because each choice affects the others. */
const PASSES = 4;

/** Chooses a curve for each line that crosses no other line and stays away from other cities. */
export function drawRoutes(lines: readonly Line[], cities: readonly Placed[]): Route[] {
  const drawn = new Map<Line, Curve>();
  for (let pass = 0; pass < PASSES; pass++) {
    for (const line of lines) drawn.set(line, bestCurve(line, cities, drawn));
  }
  return lines.map((line) => ({ ...line, ...must(drawn.get(line)) }));
}

function bestCurve(line: Line, cities: readonly Placed[], drawn: ReadonlyMap<Line, Curve>): Curve {
  const from = cityOf(cities, line.a);
  const to = cityOf(cities, line.b);
  const others = cities.filter((city) => city !== from && city !== to);
  const usual = BULGES[line.kind][0];
  const tries = BULGES[line.kind].map((bulge) => {
    const curve = bend(from, to, bulge);
    const odd = Math.abs(Math.abs(bulge) - usual) * 60;
    return { curve, cost: odd + crowding(curve, others) + tangling(line, curve, drawn) };
  });
  return cheapest(tries).curve;
}

function bend(from: Point, to: Point, bulge: number): Curve {
  const x = (from.x + to.x) / 2 - (to.y - from.y) * bulge;
  const y = (from.y + to.y) / 2 + (to.x - from.x) * bulge;
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const u = 1 - t;
    return { x: u * u * from.x + 2 * u * t * x + t * t * to.x, y: u * u * from.y + 2 * u * t * y + t * t * to.y };
  });
  return { via: [round(x), round(y)], points };
}

function crowding({ points }: Curve, others: readonly Placed[]): number {
  const nearest = others.map((city) => Math.min(...points.map((point) => distance(point, city))));
  return nearest.reduce((cost, near) => cost + Math.max(0, CLEAR - near) * 6, 0);
}

function tangling(line: Line, curve: Curve, drawn: ReadonlyMap<Line, Curve>): number {
  let cost = 0;
  for (const [other, { points }] of drawn) {
    if (other === line) continue;
    const hub = [line.a, line.b].find((end) => end === other.a || end === other.b);
    const skipped = hub === undefined ? 0 : 4;
    cost += crossings(curve.points.slice(skipped, STEPS + 1 - skipped), points) * 60;
    if (hub === undefined) continue;
    const apart = distance(nearHub(curve.points, line.a === hub), nearHub(points, other.a === hub));
    cost += Math.max(0, SPREAD - apart) * 2;
  }
  return cost;
}

const nearHub = (points: readonly Point[], isStart: boolean) => must(isStart ? points[5] : points.at(-6));

function crossings(one: readonly Point[], other: readonly Point[]): number {
  if (!isNear(one, other)) return 0;
  let count = 0;
  for (let i = 1; i < one.length; i++) {
    for (let j = 1; j < other.length; j++) {
      if (cross(must(one[i - 1]), must(one[i]), must(other[j - 1]), must(other[j]))) count += 1;
    }
  }
  return count;
}

/** Returns whether the bounding boxes of two curves touch. Most boxes do not, so this check saves work. */
function isNear(one: readonly Point[], other: readonly Point[]): boolean {
  const meets = (a: readonly number[], b: readonly number[]) =>
    Math.min(...a) <= Math.max(...b) && Math.min(...b) <= Math.max(...a);
  const across = meets(
    one.map(({ x }) => x),
    other.map(({ x }) => x),
  );
  return (
    across &&
    meets(
      one.map(({ y }) => y),
      other.map(({ y }) => y),
    )
  );
}

function cross(p: Point, q: Point, r: Point, s: Point): boolean {
  const side = (a: Point, b: Point, c: Point) => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  return side(p, q, r) !== side(p, q, s) && side(r, s, p) !== side(r, s, q);
}

const cityOf = (cities: readonly Placed[], id: CityId) => must(cities.find((city) => city.id === id));
