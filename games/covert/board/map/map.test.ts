import { expect, test } from 'vitest';
import { EDGES } from '../../content/map';
import { CITIES } from '../../state';
import { aMatch } from '../../testing';
import { europe } from './europe';
import { placeOf, pointsAlong, routePath } from './routes';
import { citiesOnMap } from './standing';

const names = (seat: string) => `P${seat}`;

test('the map shows exactly the cities and routes that the rules use', () => {
  expect(europe.cities.map(({ id }) => id).sort()).toEqual([...CITIES].sort());
  const ends = (edges: readonly { a: string; b: string }[]) => edges.map(({ a, b }) => [a, b].sort().join(' ')).sort();
  expect(ends(europe.edges)).toEqual(ends(EDGES));
});

test('the line between two cities is the same in both directions', () => {
  const { x, y } = placeOf('london');
  expect(routePath('london', 'paris')).toMatch(new RegExp(`^M${x} ${y}Q`));
  expect(routePath('paris', 'london')).toMatch(new RegExp(` ${x} ${y}$`));
  expect(routePath('london', 'moscow')).toContain('L');
});

test('a piece moves along the curve printed on the map', () => {
  const points = pointsAlong(['berlin', 'prague', 'vienna']);
  const pins = points.filter(({ part }) => part === 0 || part === 1);
  expect(pins.map(({ x, y }) => [x, y])).toEqual(
    (['berlin', 'prague', 'prague', 'vienna'] as const).map((city) => [placeOf(city).x, placeOf(city).y]),
  );
  const half = points.find(({ part }) => part === 0.5);
  expect(half?.x).not.toBeCloseTo((placeOf('berlin').x + placeOf('prague').x) / 2);
});

test('a city’s label names its Agents and cubes', () => {
  const view = aMatch({
    players: [{ agents: ['oslo', 'oslo', 'rome'] }, { agents: ['oslo', 'rome', 'rome'] }, {}],
    cubes: { oslo: ['0', '2'] },
  }).view('0');
  const cities = citiesOnMap(view, '0', names, { lit: null });
  expect(cities.find(({ id }) => id === 'oslo')?.said).toBe(
    'Oslo, Baltic North. Your Agent. Your Agent. P1’s Agent. Your cube. P2’s cube.',
  );
});

test('cubes of neither of two players are labelled neutral', () => {
  const view = aMatch({ players: [{}, {}], cubes: { kiev: ['3'] } }).view('0');
  expect(citiesOnMap(view, '0', names, { lit: null }).find(({ id }) => id === 'kiev')?.said).toContain('Neutral cube');
});

test('only cities in reach are highlighted', () => {
  const view = aMatch().view('0');
  const cities = citiesOnMap(view, '0', names, {
    lit: new Set(['oslo']),
    standing: ['oslo', 'oslo', 'oslo'],
    picked: 1,
  });
  expect(cities.map(({ region }) => region)).toEqual([...cities.map(({ region }) => region)].sort(byFirst(cities)));
  expect(cities.filter(({ lit }) => lit).map(({ id }) => id)).toEqual(['oslo']);
  expect(cities.find(({ id }) => id === 'oslo')?.agents.map(({ picked }) => picked)).toEqual([false, true, false]);
});

/** Returns a comparator that groups cities by region. The regions keep the order in which they first appear. */
function byFirst(cities: readonly { region: string }[]) {
  const order = [...new Set(cities.map(({ region }) => region))];
  return (one: string, other: string) => order.indexOf(one) - order.indexOf(other);
}
