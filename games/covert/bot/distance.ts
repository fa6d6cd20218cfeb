import { must } from 'hush/game';
import { cityOf, regionOf } from '../content/map';
import { shortestWays } from '../legal/routes';
import { CITIES, type CityId, REGIONS, type RegionId } from '../state';

const ways = new Map(CITIES.map((from) => [from, shortestWays(from, CITIES.length)]));

/** Returns a shortest route between two cities, including its end but not its start. Empty if `from` is `to`. */
export function wayTo(from: CityId, to: CityId): readonly CityId[] {
  return from === to ? [] : must(ways.get(from)?.get(to), `a way from ${from} to ${to}`);
}

/** Returns the number of steps between two cities. */
export function distance(from: CityId, to: CityId): number {
  return wayTo(from, to).length;
}

const nearest = new Map(
  CITIES.map((from) => [from, new Map(REGIONS.map((region) => [region, findNearest(from, region)]))]),
);

/** Returns the nearest city of a region. */
export function nearestIn(from: CityId, region: RegionId): CityId {
  return must(nearest.get(from)?.get(region), `a city of ${region}`);
}

function findNearest(from: CityId, region: RegionId): CityId {
  if (cityOf(from).region === region) return from;
  const [first] = [...regionOf(region).cities].sort((one, other) => distance(from, one) - distance(from, other));
  return must(first);
}
