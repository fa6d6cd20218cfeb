import { must } from '../../../../shared/must';
import type { CityId } from '../../state';
import { type Europe, europe } from './europe';

type Place = Europe['cities'][number];

const PLACES: ReadonlyMap<CityId, Place> = new Map(europe.cities.map((city) => [city.id, city]));

/** Where a city is printed. */
export const placeOf = (city: CityId): Place => must(PLACES.get(city), city);

/** The printed line between two neighbours; null: none is printed. */
function lineOf(from: CityId, to: CityId) {
  return europe.edges.find(({ a, b }) => (a === from && b === to) || (a === to && b === from)) ?? null;
}

/** As a path for SVG and for `offset-path`; where nothing is printed it is a straight line: a flight. */
export function routePath(from: CityId, to: CityId): string {
  const line = lineOf(from, to);
  const start = placeOf(from);
  const end = placeOf(to);
  if (!line) return `M${start.x} ${start.y}L${end.x} ${end.y}`;
  return `M${start.x} ${start.y}Q${line.via.join(' ')} ${end.x} ${end.y}`;
}

const SAMPLES = 12;

/** How far the printed line leaves the straight one, at even steps from one neighbour to the other. */
export function bulges(from: CityId, to: CityId): { x: number; y: number }[] {
  const line = lineOf(from, to);
  const start = placeOf(from);
  const end = placeOf(to);
  const [viaX, viaY] = line?.via ?? [(start.x + end.x) / 2, (start.y + end.y) / 2];
  return Array.from({ length: SAMPLES + 1 }, (_, sample) => {
    const t = sample / SAMPLES;
    const pull = 2 * t * (1 - t);
    return { x: pull * (viaX - (start.x + end.x) / 2), y: pull * (viaY - (start.y + end.y) / 2) };
  });
}
