import type { CityId, RegionId } from '../../state';
import drawn from './europe.json';

/** Start of a row of pieces beside its pin, in map units, and its direction. */
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
  /** Point the map centres on to show this region. */
  centre: [x: number, y: number];
  emblem: [x: number, y: number];
}

/** A quadratic curve between two cities; `via` is its control point. */
interface RouteLine {
  a: CityId;
  b: CityId;
  kind: 'land' | 'sea';
  via: [x: number, y: number];
}

/** The printed sheet, drawn by `scripts/europe.ts` from Natural Earth and the game's own cities. */
export interface Europe {
  size: [width: number, height: number];
  paths: { coast: string; neutral: string; borders: string; innerBorder: string; graticule: string };
  regions: RegionShape[];
  cities: CityPlace[];
  edges: RouteLine[];
}

export const europe = drawn as Europe;
