import { geoConicConformal } from 'd3-geo';
import type { Europe } from '#games/covert/board/map/europe.ts';
import type { CityId, RegionId } from '#games/covert/state.ts';
import { must } from '#shared/must.ts';
import { drawLand, round } from './land';
import { placeNames, placePieces } from './places';
import { drawRoutes, type Line, type Placed } from './routes';

interface Content {
  cities: readonly { id: string; name: string; region: string }[];
  edges: readonly { a: string; b: string; kind: string }[];
  regions: readonly { id: string; cities: readonly string[] }[];
}

/** Longitude and latitude of each city, and a shift in map units that keeps neighbouring cities apart. */
const PLACES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  london: [-0.13, 51.51, -8, -2],
  paris: [2.35, 48.86, -4, 10],
  brussels: [4.35, 50.85, -8, 2],
  bonn: [7.1, 50.73, 8, 8],
  madrid: [-3.7, 40.42, 0, 0],
  marseille: [5.37, 43.3, 0, 0],
  rome: [12.5, 41.9, 0, 0],
  venice: [12.33, 45.44, 0, 0],
  belgrade: [20.46, 44.82, 0, 0],
  bucharest: [26.1, 44.43, 0, 0],
  athens: [23.73, 37.98, 0, 0],
  istanbul: [28.98, 41.01, 0, 0],
  oslo: [10.75, 59.91, 0, 0],
  copenhagen: [12.57, 55.68, 0, 0],
  stockholm: [18.07, 59.33, 0, 0],
  helsinki: [24.94, 60.17, 0, 0],
  berlin: [13.4, 52.52, 0, -4],
  prague: [14.42, 50.09, -4, 0],
  vienna: [16.37, 48.21, 2, 4],
  warsaw: [21.01, 52.23, 0, 0],
  kiev: [30.52, 50.45, 0, 0],
  minsk: [27.56, 53.9, 0, 0],
  leningrad: [30.34, 59.93, 0, 0],
  moscow: [37.62, 55.75, 0, 0],
};

const WIDTH = 1000;
const HEIGHT = 800;
/** Distance in map units that coasts are drawn beyond the edge of the sheet. */
const BLEED = 20;

/** Draws the whole map that is stored in `board/map/europe.json`. */
export function drawEurope(content: Content): Europe {
  const projection = conic();
  const cities = content.cities.map((city) => {
    const [longitude, latitude, dx, dy] = must(PLACES[city.id], city.id);
    const [x, y] = must(projection([longitude, latitude]));
    return { ...city, id: city.id as CityId, region: city.region as RegionId, x: round(x + dx), y: round(y + dy) };
  });
  const lines = content.edges as readonly Line[];
  const routes = drawRoutes(lines, cities);
  const names = placeNames(cities, routes);
  const pieces = placePieces(cities, routes, names);
  const order = content.regions.map(({ id }) => id as RegionId);
  const { paths, regions } = drawLand(projection, order);
  return {
    size: [WIDTH, HEIGHT],
    paths,
    regions: regions.map((region) => {
      const inside = cities.filter((city) => city.region === region.id);
      return { ...region, centre: centreOf(inside) };
    }),
    cities: cities.map(({ id, region, x, y }) => {
      const [anchor, dx, dy] = must(names.get(id));
      const { agents, cubes } = must(pieces.get(id));
      return { id, region, x, y, label: { anchor, dx, dy }, agents: stand(agents), cubes: stand(cubes) };
    }),
    edges: routes.map(({ a, b, kind, via }) => ({ a, b, kind, via })),
  };
}

/**
 * Returns a conic conformal projection in which the cities fill the sheet. The projection keeps angles true and Europe
 * upright.
 */
function conic() {
  const places = Object.values(PLACES).map(([longitude, latitude]) => [longitude, latitude]);
  return geoConicConformal()
    .parallels([42, 60])
    .rotate([-17.5, 0])
    .precision(0.3)
    .fitExtent(
      [
        [128, 92],
        [WIDTH - 92, HEIGHT - 96],
      ],
      { type: 'MultiPoint', coordinates: places },
    )
    .clipExtent([
      [-BLEED, -BLEED],
      [WIDTH + BLEED, HEIGHT + BLEED],
    ]);
}

const stand = ([dx, dy, dir]: readonly [number, number, number]) => ({ dx, dy, dir });

function centreOf(cities: readonly Placed[]): [number, number] {
  const mean = (values: readonly number[]) => round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return [mean(cities.map(({ x }) => x)), mean(cities.map(({ y }) => y))];
}
