import type { CityId, RegionId } from '../../state';
import drawn from './europe.json';

/** Start of a row of pieces, relative to its city's pin in map units, and the direction in which the row continues. */
interface Stand {
  dx: number;
  dy: number;
  dir: number;
}

interface CityPlace {
  id: CityId;
  region: RegionId;
  x: number;
  y: number;
  label: { anchor: 'start' | 'middle' | 'end'; dx: number; dy: number };
  agents: Stand;
  cubes: Stand;
}

interface RegionShape {
  id: RegionId;
  path: string;
  /** The point on which the map is centred to show this region. */
  centre: [x: number, y: number];
  emblem: [x: number, y: number];
}

/** A quadratic Bézier curve between two cities, with the control point `via`. */
interface RouteLine {
  a: CityId;
  b: CityId;
  kind: 'land' | 'sea';
  via: [x: number, y: number];
}

/** The data of the printed map. `scripts/europe.ts` generates it from Natural Earth and the game's own cities. */
export interface Europe {
  size: [width: number, height: number];
  paths: { coast: string; neutral: string; borders: string; innerBorder: string; graticule: string };
  regions: RegionShape[];
  cities: CityPlace[];
  edges: RouteLine[];
}

export const europe = drawn as Europe;
