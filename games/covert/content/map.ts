import { must } from 'hush/game';
import type { CityId, RegionId } from '../state';
import { CITY_NAMES, REGION_NAMES } from './cardsText';
import cities from './cities.json';
import edges from './edges.json';
import regions from './regions.json';

export interface City {
  id: CityId;
  name: string;
  region: RegionId;
  /** Cities one step away. */
  adjacent: readonly CityId[];
}

export interface Region {
  id: RegionId;
  name: string;
  cities: readonly CityId[];
}

export const EDGES = edges as readonly { a: CityId; b: CityId; kind: 'land' | 'sea' }[];

const citiesById = new Map(
  (cities as readonly Omit<City, 'name'>[]).map(({ id, region, adjacent }): [string, City] => [
    id,
    {
      id,
      region,
      adjacent,
      get name() {
        return CITY_NAMES[id];
      },
    },
  ]),
);
const regionsById = new Map(
  (regions as readonly Omit<Region, 'name'>[]).map((region): [string, Region] => [
    region.id,
    {
      ...region,
      get name() {
        return REGION_NAMES[region.id];
      },
    },
  ]),
);

export const cityOf = (id: CityId): City => must(citiesById.get(id), `the city ${id}`);
export const regionOf = (id: RegionId): Region => must(regionsById.get(id), `the region ${id}`);

export function isNextTo(one: CityId, other: CityId): boolean {
  return cityOf(one).adjacent.includes(other);
}
