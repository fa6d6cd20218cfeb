import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GeoPermissibleObjects, type GeoProjection, geoGraticule, geoPath } from 'd3-geo';
import clipping, { type MultiPolygon, type Pair, type Ring } from 'polygon-clipping';
import { feature, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Europe } from '#games/covert/board/map/europe.ts';
import type { RegionId } from '#games/covert/state.ts';
import { must } from '#shared/must.ts';
import { relative } from './relative';

type Place = readonly [number, number];

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Today's countries in each region. Germany and France are split below. */
const COUNTRIES: Readonly<Record<RegionId, string>> = {
  purple: 'United Kingdom, Ireland, Belgium, Netherlands, Luxembourg',
  green: 'Spain, Portugal, Italy, Switzerland, Andorra, Monaco, San Marino, Vatican, Malta, Liechtenstein',
  orange:
    'Slovenia, Croatia, Bosnia and Herz., Serbia, Montenegro, Kosovo, Macedonia, North Macedonia, Albania, Greece, ' +
    'Bulgaria, Romania, Turkey, Cyprus, N. Cyprus',
  blue: 'Norway, Sweden, Finland, Denmark, Åland, Faeroe Is.',
  yellow: 'Poland, Czechia, Austria, Hungary, Slovakia',
  red: 'Russia, Belarus, Ukraine, Estonia, Latvia, Lithuania, Moldova, Georgia, Armenia, Azerbaijan, Kazakhstan',
};

/** Position of each region's emblem, clear of cities and names. */
const EMBLEMS: Readonly<Record<RegionId, [number, number]>> = {
  purple: [452, 420],
  green: [235, 520],
  orange: [905, 645],
  blue: [540, 40],
  yellow: [583, 375],
  red: [905, 300],
};

/** The border between the two Germanies, in longitude and latitude. The line is closed around the east. */
const EAST_OF: readonly Place[] = [
  [10.9, 54.6],
  [10.87, 53.95],
  [10.62, 53.4],
  [11.2, 53.0],
  [10.75, 52.83],
  [10.95, 52.25],
  [10.6, 51.8],
  [10.0, 51.45],
  [10.2, 50.95],
  [10.05, 50.55],
  [10.7, 50.25],
  [11.3, 50.5],
  [11.95, 50.35],
  [12.1, 50.3],
  [12.1, 49.5],
  [16, 49.5],
  [16, 55],
  [10.9, 54.9],
];
/** The number of points of `EAST_OF` on the border itself. The others close the line. */
const INNER_BORDER = 14;

/** A line across France from the Atlantic to the Alps. The line is closed around the south. */
const SOUTH_OF: readonly Place[] = [
  [-6, 45.3],
  [-1.2, 45.45],
  [0.6, 45.7],
  [2.2, 46.0],
  [3.7, 46.05],
  [5.2, 46.2],
  [7.5, 46.35],
  [9, 46.5],
  [10, 40.8],
  [-6, 40.8],
];

/**
 * Minimum area, in square degrees for topojson, of a coastal detail. Smaller details would be invisible and are left
 * out.
 */
const DETAIL = 0.0025;
/** Minimum areas of an island and of a lake, in square map units. Smaller ones are left out. */
const SMALLEST_ISLE = 5;
const SMALLEST_LAKE = 20;

export const round = (n: number) => Math.round(n * 10) / 10;

/** Returns the paths of all land on the sheet, and the regions without their cities. */
export function drawLand(projection: GeoProjection, order: readonly RegionId[]) {
  const world = readWorld();
  const countries = feature(world, world.objects.countries).features;
  const byName = new Map(countries.map((country) => [country.properties.name, country]));
  const shapeOf = (name: string) => flat(projection, must(byName.get(name), name));
  const cut = (name: string, line: readonly Place[]) => {
    const whole = shapeOf(name);
    const knife = [[line.map((place) => at(projection, place))]];
    return { inside: clipping.intersection(whole, knife), outside: clipping.difference(whole, knife) };
  };
  const germany = cut('Germany', EAST_OF);
  const france = cut('France', SOUTH_OF);
  const halves: Partial<Record<RegionId, MultiPolygon[]>> = {
    purple: [germany.outside, france.outside],
    yellow: [germany.inside],
    green: [france.inside],
  };
  const regions = order.map((id) => {
    const known = namesOf(id)
      .filter((name) => byName.has(name))
      .map(shapeOf);
    const pieces = [...known, ...(halves[id] ?? [])].filter((piece) => piece.length > 0);
    return { id, pieces, path: toPath(withoutLakes(unionOf(pieces))), emblem: EMBLEMS[id] };
  });
  const claimed = new Set([...order.flatMap(namesOf), 'Germany', 'France']);
  const others = countries.filter(({ properties }) => !claimed.has(properties.name));
  const neutral = unionOf(others.map((country) => flat(projection, country)).filter((piece) => piece.length > 0));
  const land = clipping.union(neutral, ...regions.flatMap(({ pieces }) => pieces));
  const line = geoPath(projection).digits(1);
  const paths: Europe['paths'] = {
    coast: toPath(land),
    neutral: toPath(neutral),
    borders: relative(must(line(mesh(world, world.objects.countries, (a, b) => a !== b)))),
    innerBorder: `M${EAST_OF.slice(0, INNER_BORDER)
      .map((place) => at(projection, place).join(' '))
      .join('L')}`,
    graticule: relative(
      must(
        line(
          geoGraticule()
            .extent([
              [-40, 25],
              [80, 75],
            ])
            .step([5, 5])(),
        ),
      ),
    ),
  };
  return { paths, regions: regions.map(({ pieces, ...region }) => region) };
}

const namesOf = (region: RegionId) => COUNTRIES[region].split(', ');

function readWorld(): World {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  return simplify(presimplify(JSON.parse(readFileSync(file, 'utf8')) as World), DETAIL);
}

function at(projection: GeoProjection, place: Place): Pair {
  const [x, y] = must(projection([...place]));
  return [round(x), round(y)];
}

/** Projects and clips a country. The returned polygons are flat, so that they can be joined and cut. */
function flat(projection: GeoProjection, country: GeoPermissibleObjects): MultiPolygon {
  const rings: Ring[] = [];
  const pen = {
    moveTo: (x: number, y: number) => void rings.push([[round(x), round(y)]]),
    lineTo: (x: number, y: number) => void rings.at(-1)?.push([round(x), round(y)]),
    closePath: () => undefined,
    beginPath: () => undefined,
    arc: () => undefined,
  };
  geoPath(projection, pen)(country);
  const seen = rings.filter((ring) => ring.length > 3 && Math.abs(area(ring)) > SMALLEST_ISLE);
  const [first, ...rest] = seen.map((ring) => [[ring]]);
  return first ? clipping.xor(first, ...rest) : [];
}

function unionOf(pieces: readonly MultiPolygon[]): MultiPolygon {
  const [first, ...rest] = pieces;
  return clipping.union(must(first), ...rest);
}

function withoutLakes(shape: MultiPolygon): MultiPolygon {
  return shape.map((polygon) => polygon.filter((ring, index) => index === 0 || Math.abs(area(ring)) > SMALLEST_LAKE));
}

function area(ring: Ring): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [u, v] = must(ring[(index + 1) % ring.length]);
    return sum + x * v - u * y;
  }, 0);
  return doubled / 2;
}

function toPath(shape: MultiPolygon): string {
  const points = (ring: Ring) => ring.slice(0, -1).map(([x, y]) => `${round(x)} ${round(y)}`);
  return relative(shape.flatMap((polygon) => polygon.map((ring) => `M${points(ring).join('L')}Z`)).join(''));
}
