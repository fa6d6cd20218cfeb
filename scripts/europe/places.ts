import { must } from '#shared/must.ts';
import { type Box, cheapest, overlap, type Point } from './geometry';
import type { Placed, Route } from './routes';

type Anchor = 'start' | 'middle' | 'end';
type Slot = readonly [anchor: Anchor, dx: number, dy: number];

/**
 * Number of times that all names are placed. One pass is not enough, because the place of each name affects the others.
 */
const PASSES = 5;
/**
 * Font size in map units for measuring names. Names are drawn at 17 units, so this size leaves some space around them.
 */
const TYPE = 19;
const PIN = 21;
const SHEET = { width: 1000, margin: 8 };
const SLOTS: readonly Slot[] = [
  ['start', 24, 7],
  ['end', -24, 7],
  ['middle', 0, -27],
  ['middle', 0, 40],
  ['start', 18, -16],
  ['end', -18, -16],
  ['start', 18, 30],
  ['end', -18, 30],
];
/** Name positions chosen by hand, for the crowded area around the Channel and for Moscow at the edge. */
const PINNED: Readonly<Record<string, Slot>> = {
  london: ['end', -24, 7],
  paris: ['end', -24, 7],
  brussels: ['middle', -4, -27],
  bonn: ['end', -12, 34],
  moscow: ['middle', 0, -27],
  marseille: ['end', 6, 42],
  copenhagen: ['end', -24, 7],
  athens: ['end', -18, 24],
};

/** Puts each name on the side of its pin, out of eight, where the name covers the least. */
export function placeNames(cities: readonly Placed[], routes: readonly Route[]): Map<string, Slot> {
  const chosen = new Map<string, Slot>();
  const cost = (city: Placed, slot: Slot) => {
    const name = nameBox(city, slot);
    let sum = 0;
    for (const other of cities) {
      if (other === city) continue;
      sum += overlap(name, { x: other.x - PIN, y: other.y - PIN, w: 2 * PIN, h: 2 * PIN }) * 3;
      const taken = chosen.get(other.id);
      if (taken) sum += overlap(name, nameBox(other, taken)) * 3;
    }
    sum += pointsIn({ ...name, y: name.y - 1, h: name.h + 1 }, routes) * 14;
    const isOff = name.x < SHEET.margin || name.x + name.w > SHEET.width - SHEET.margin || name.y < SHEET.margin;
    return sum + (isOff ? 500 : 0);
  };
  for (let pass = 0; pass < PASSES; pass++) {
    for (const city of cities) {
      const tries = SLOTS.map((slot, rank) => ({ slot, cost: cost(city, slot) + rank * 2 }));
      chosen.set(city.id, PINNED[city.id] ?? cheapest(tries).slot);
    }
  }
  return chosen;
}

/** Returns the box of a city’s name at a position. */
export function nameBox(city: Pick<Placed, 'name' | 'x' | 'y'>, [anchor, dx, dy]: Slot): Box {
  const w = city.name.length * TYPE * 0.56 + 4;
  const shift = { start: 0, middle: w / 2, end: w }[anchor];
  return { x: city.x + dx - shift, y: city.y + dy - TYPE * 0.8, w, h: TYPE };
}

type LabelSide = readonly [dx: number, dy: number, dir: number];

const RANKS: readonly LabelSide[] = [
  [-18, -45, 1],
  [-18, -45, -1],
  [-40, -40, -1],
  [4, -40, 1],
  [-44, -24, -1],
  [10, -24, 1],
];
const ROWS: readonly LabelSide[] = [
  [14, -30, 1],
  [-36, -30, -1],
  [16, 2, 1],
  [-38, 2, -1],
  [14, 14, 1],
  [-36, 14, -1],
  [-11, 17, 1],
  [22, -12, 1],
  [-44, -12, -1],
];

/** Two Agents shoulder to shoulder, as `games/covert/board/map/Pieces.tsx` draws them. */
const TWO_AGENTS = { w: 57, h: 49 };

/**
 * Finds room near each pin for a row of agents and a row of cubes, away from names and routes. Agents are drawn over
 * cubes, and a cube on another city's Agents seems to be in that city, so cubes keep clear of all Agents.
 */
export function placePieces(cities: readonly Placed[], routes: readonly Route[], names: ReadonlyMap<string, Slot>) {
  const nameOf = (city: Placed) => nameBox(city, must(names.get(city.id)));
  const rankOf = (city: Placed, [dx, dy, dir]: LabelSide): Box => {
    return { x: city.x + dx - (dir < 0 ? TWO_AGENTS.w - 36 : 0), y: city.y + dy, ...TWO_AGENTS };
  };
  const ranks = new Map(
    cities.map((city) => [
      city,
      cheapestOf(RANKS, (rank) => {
        const one = { x: city.x + rank[0], y: city.y + rank[1], w: 36, h: 49 };
        const hides = (box: Box) => cities.reduce((sum, other) => sum + overlap(box, nameOf(other)), 0);
        return hides(one) * 5 + hides(rankOf(city, rank)) * 2;
      }),
    ]),
  );
  const rankBox = (city: Placed) => rankOf(city, must(ranks.get(city)));
  return new Map(
    cities.map((city) => {
      const others = cities.filter((other) => other !== city);
      const agents = must(ranks.get(city));
      const agent = { x: city.x + agents[0] + 4, y: city.y + agents[1], w: 28, h: 49 };
      const pin = { x: city.x - 13, y: city.y - 13, w: 26, h: 26 };
      const cubes = cheapestOf(ROWS, ([dx, dy, dir]) => {
        const box = { x: city.x + dx - (dir < 0 ? 17 : 0), y: city.y + dy, w: 39, h: 23 };
        const named = cities.reduce((sum, other) => sum + overlap(box, nameOf(other)) * 4, 0);
        const pinned = others.reduce(
          (sum, { x, y }) => sum + overlap(box, { x: x - 14, y: y - 14, w: 28, h: 28 }) * 4,
          0,
        );
        const hidden = others.reduce(
          (sum, other) => sum + overlap(box, rankBox(other)) * 8,
          overlap(box, rankBox(city)),
        );
        return named + pinned + hidden + pointsIn(box, routes) * 30 + overlap(box, agent) * 3 + overlap(box, pin) * 3;
      });
      return [city.id, { agents, cubes }];
    }),
  );
}

const cheapestOf = (standings: readonly LabelSide[], cost: (standing: LabelSide) => number) =>
  cheapest(standings.map((standing, rank) => ({ standing, cost: cost(standing) + rank * 6 }))).standing;

function pointsIn({ x, y, w, h }: Box, routes: readonly Route[]): number {
  const isIn = (point: Point) => point.x > x && point.x < x + w && point.y > y && point.y < y + h;
  return routes.reduce((sum, { points }) => sum + points.filter(isIn).length, 0);
}
