import { must } from 'hush/game';
import { shortestWays } from '../../legal/routes';
import { CITIES, type CityId } from '../../state';
import { type Europe, europe } from './europe';

type Place = Europe['cities'][number];

const PLACES: ReadonlyMap<CityId, Place> = new Map(europe.cities.map((city) => [city.id, city]));

/** Returns a city's position on the map. */
export const placeOf = (city: CityId): Place => must(PLACES.get(city), city);

/** Returns the number of steps between two cities. */
export const stepsBetween = (from: CityId, to: CityId): number =>
  shortestWays(from, CITIES.length).get(to)?.length ?? 0;

/** Returns the printed line between two cities, or null if the map has none. */
function lineOf(from: CityId, to: CityId) {
  return europe.edges.find(({ a, b }) => (a === from && b === to) || (a === to && b === from)) ?? null;
}

/**
 * Returns the path between two cities, for SVG and `offset-path`. If no line is printed, as for flights, the path is
 * straight.
 */
export function routePath(from: CityId, to: CityId): string {
  const line = lineOf(from, to);
  const start = placeOf(from);
  const end = placeOf(to);
  if (!line) return `M${start.x} ${start.y}L${end.x} ${end.y}`;
  return `M${start.x} ${start.y}Q${line.via.join(' ')} ${end.x} ${end.y}`;
}

const SAMPLES = 12;

/**
 * Returns points along a route, evenly spaced within each step. `part` is the completed part of a step, from 0 to 1.
 */
export function pointsAlong(way: readonly CityId[]): { x: number; y: number; part: number }[] {
  return way.slice(1).flatMap((to, index) => {
    const from = must(way[index]);
    const start = placeOf(from);
    const end = placeOf(to);
    const [viaX, viaY] = lineOf(from, to)?.via ?? [(start.x + end.x) / 2, (start.y + end.y) / 2];
    return Array.from({ length: SAMPLES + 1 }, (_, sample) => {
      const part = sample / SAMPLES;
      const rest = 1 - part;
      const on = (a: number, via: number, b: number) => rest * rest * a + 2 * rest * part * via + part * part * b;
      return { x: on(start.x, viaX, end.x), y: on(start.y, viaY, end.y), part };
    });
  });
}
