import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityOf, isNextTo } from '../content/map';
import { CITIES, type CityId, type Route } from '../state';
import { growths, isWalkable, shortestWays, type Walk } from './routes';

const stepsOf = (routes: readonly Route[], agent: number) => routes.find(([each]) => each === agent)?.[1].length ?? 0;

/**
 * Limits of two moves: two Agents with two steps each, and three Agents with three steps in total. In the second, two
 * Agents start in the same city.
 */
const walks: Walk[] = [
  { stands: ['london', 'minsk'], room: (routes, agent) => 2 - stepsOf(routes, agent) },
  {
    stands: ['oslo', 'oslo', 'madrid'],
    room: (routes) => 3 - routes.reduce((sum, [, cities]) => sum + cities.length, 0),
  },
];

function everyWalk(walk: Walk, routes: Route[] = []): Route[][] {
  return [routes, ...growths(walk, routes).flatMap((growth) => everyWalk(walk, growth.routes))];
}

const anyRoutes = fc.array(
  fc.tuple(
    fc.nat(3),
    fc.array(fc.constantFrom<CityId>('london', 'oslo', 'paris', 'madrid', 'minsk', 'moscow', 'stockholm'), {
      maxLength: 4,
    }),
  ),
  { maxLength: 4 },
);

test('[CV-23] adding step after step leads to every legal list of routes exactly once', () => {
  for (const walk of walks) {
    const every = everyWalk(walk).map((routes) => JSON.stringify(routes));
    const reached = new Set(every);
    expect(reached.size).toBe(every.length);
    for (const routes of every) expect(isWalkable(walk, JSON.parse(routes))).toBe(true);
    fc.assert(
      fc.property(anyRoutes, (routes) => isWalkable(walk, routes) === reached.has(JSON.stringify(routes))),
      { numRuns: 2_000 },
    );
  }
});

test('a step names its Agent and its destination', () => {
  const walk: Walk = { stands: ['berlin', 'madrid'], room: () => 1 };
  expect(growths(walk, [[0, ['prague']]])).toContainEqual({
    agent: 0,
    city: 'vienna',
    routes: [[0, ['prague', 'vienna']]],
  });
  expect(growths(walk, [[0, ['prague']]])).toContainEqual({
    agent: 1,
    city: 'paris',
    routes: [
      [0, ['prague']],
      [1, ['paris']],
    ],
  });
});

test('the shortest ways follow the routes on the map', () => {
  expect([...shortestWays('london', 1).keys()].sort()).toEqual([...cityOf('london').adjacent].sort());
  expect(shortestWays('berlin', 2).get('vienna')).toEqual(['prague', 'vienna']);
  expect(shortestWays('berlin', 1).has('vienna')).toBe(false);
  const all = shortestWays('rome', CITIES.length);
  expect(all.size).toBe(CITIES.length - 1);
  for (const [city, way] of all) {
    expect(way.at(-1)).toBe(city);
    for (const [at, step] of way.entries()) expect(isNextTo(way[at - 1] ?? 'rome', step)).toBe(true);
  }
});
