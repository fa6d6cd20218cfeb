import fc from 'fast-check';
import { coachedLegality, legalityOf } from 'hush/testing';
import { expect, test } from 'vitest';
import { cityOf } from '../../content/map';
import { legal } from '../../legal';
import { CITIES, type CityId, type Colour, type Route } from '../../state';
import { aMatch, type Match } from '../../testing';
import { stepsBetween } from '../map/routes';
import { endsOf, type Plan, powerOf, reach, withWay } from './plan';
import { preview } from './preview';

const ask = (table: Match, seat = '0') => legalityOf(legal, table.view(seat), seat);

const planOf = (table: Match, dice: number, routes: Route[] = []): Plan => ({
  engine: { kind: 'dice', dice },
  stands: table.G.players['0']?.agents ?? [],
  routes,
});

const twoDice = () =>
  aMatch({
    players: [
      {
        agents: ['berlin', 'venice', 'belgrade'],
        dice: [
          [2, 'movement'],
          [3, 'movement'],
        ],
      },
      {},
      {},
    ],
  });

test('two dice reach the cities within two steps', () => {
  const table = twoDice();
  const found = reach(ask(table), planOf(table, 2), 0);
  const near = CITIES.filter((city) => city !== 'berlin' && stepsBetween('berlin', city) <= 2);
  expect([...found.keys()].sort()).toEqual([...near].sort());
  for (const [city, way] of found) expect(way).toHaveLength(stepsBetween('berlin', city));
});

test('a route can be continued or replaced', () => {
  const table = twoDice();
  const half = reach(ask(table), planOf(table, 2, [[0, ['prague']]]), 0);
  expect(half.get('vienna')).toEqual(['prague', 'vienna']);
  const full = reach(ask(table), planOf(table, 2, [[0, ['prague', 'vienna']]]), 0);
  expect(full.get('oslo')).toHaveLength(2);
  expect(full.has('vienna')).toBe(false);
  expect(full.get('prague')).toEqual(['prague']);
});

test('only one of the Courier’s Agents may go one step farther', () => {
  const table = aMatch({
    players: [{ character: 'courier', agents: ['berlin', 'venice', 'oslo'], dice: [[2, 'movement']] }, {}, {}],
  });
  expect(reach(ask(table), planOf(table, 1), 0).has('vienna')).toBe(true);
  const taken: Route[] = [[0, ['prague', 'vienna']]];
  expect(powerOf({ engine: { kind: 'dice', dice: 1 }, routes: taken })).toBe(0);
  expect(reach(ask(table), planOf(table, 1, taken), 1).has('bonn')).toBe(true);
  expect(reach(ask(table), planOf(table, 1, taken), 1).has('berlin')).toBe(false);
});

test('a route may pass through a city where it cannot end', () => {
  const table = twoDice();
  const closed = coachedLegality(ask(table), (move, [, routes]) => {
    const [[, cities] = [0, []]] = (routes ?? []) as Route[];
    return move === 'move' && cities.at(-1) === 'prague' ? 'Not to Prague.' : null;
  });
  const found = reach(closed, planOf(table, 2), 0);
  expect(found.has('prague')).toBe(false);
  expect(found.get('vienna')).toEqual(['prague', 'vienna']);
});

test('the three steps of Move x3 can be split between the Agents', () => {
  const table = aMatch({ players: [{ agents: ['berlin', 'venice', 'oslo'], tokens: ['move3'] }, {}, {}] });
  const plan: Plan = {
    ...planOf(table, 0, [[0, ['prague', 'vienna']]]),
    engine: { kind: 'card', card: table.token('0', 'move3') },
  };
  const found = reach(ask(table), plan, 1);
  expect([...found.keys()].every((city) => cityOf('venice').adjacent.includes(city))).toBe(true);
});

test('a changed route keeps its position in the order', () => {
  const routes = withWay(withWay([], 2, ['oslo']), 0, ['prague']);
  expect(withWay(routes, 2, ['oslo', 'london'])).toEqual([
    [2, ['oslo', 'london']],
    [0, ['prague']],
  ]);
  expect(withWay(routes, 2, [])).toEqual([[0, ['prague']]]);
});

test('[CV-23] a route’s preview shows cubes and earned cards', () => {
  const table = aMatch({
    players: [
      {
        agents: ['berlin', 'venice', 'belgrade'],
        held: ['1'],
        dice: [
          [2, 'movement'],
          [3, 'movement'],
        ],
      },
      {},
      {},
    ],
    cubes: { prague: ['2', '1'] },
  });
  expect(preview(table.view('0'), '0', [[0, ['prague', 'vienna']]])).toEqual([
    { kind: 'left', city: 'berlin' },
    { kind: 'picked', city: 'prague', colour: '2' },
    { kind: 'pair', city: 'prague', colour: '1', region: 'yellow' },
    { kind: 'left', city: 'prague' },
  ]);
});

const anyCity = fc.constantFrom(...CITIES);
const anyColours = fc.uniqueArray(fc.constantFrom<Colour>('0', '1', '2'), { maxLength: 3 });
const anyBoard = fc.record({
  agents: fc.tuple(anyCity, anyCity, anyCity),
  held: fc.uniqueArray(fc.constantFrom<Colour>('1', '2'), { maxLength: 2 }),
  cubes: fc.dictionary(fc.constantFrom(...CITIES), anyColours, { maxKeys: 12 }),
  turns: fc.array(fc.nat(9), { minLength: 6, maxLength: 6 }),
});

test('the preview matches the result of the move', { tags: ['long'] }, () => {
  fc.assert(
    fc.property(anyBoard, ({ agents, held, cubes, turns }) => {
      const table = aMatch({
        players: [
          {
            agents: [...agents],
            held,
            dice: [
              [2, 'movement'],
              [3, 'movement'],
            ],
          },
          {},
          {},
        ],
        cubes: cubes as Partial<Record<CityId, Colour[]>>,
      });
      let routes: Route[] = [];
      for (const [index, turn] of turns.entries()) {
        const found = reach(ask(table), planOf(table, 2, routes), index % 3);
        const way = [...found.values()][turn % Math.max(1, found.size)];
        if (way) routes = withWay(routes, index % 3, way);
      }
      if (routes.length === 0) return;
      const view = table.view('0');
      const events = preview(view, '0', routes);
      expect(table.play('0', 'move', 2, routes, null)).toBe('ok');
      const after = table.view('0');
      const left = new Set(events.flatMap((event) => (event.kind === 'left' ? [event.city] : [])));
      const lists = events.flatMap((event) => (event.kind === 'left' ? [event.city] : []));
      expect(lists).toHaveLength(left.size);
      const own = (one: typeof view) => CITIES.filter((city) => one.cubes[city].includes('0')).sort();
      for (const city of left) expect(view.cubes[city]).not.toContain('0');
      expect(own(after)).toEqual([...new Set([...own(view), ...left])].sort());
      const picked = events.flatMap((event) => (event.kind === 'picked' ? [event.colour] : []));
      const paired = events.flatMap((event) => (event.kind === 'pair' ? [event.colour] : []));
      const expected = ['1', '2'].filter((colour) => {
        const before = Number(held.includes(colour)) + picked.filter((one) => one === colour).length;
        return before - paired.filter((one) => one === colour).length > 0;
      });
      expect([...(after.players['0']?.held ?? [])].sort()).toEqual(expected);
      expect(after.players['0']?.agents).toEqual(endsOf(planOf2(view.players['0']?.agents ?? [], routes)));
      expect(after.choice === null).toBe(paired.length === 0);
    }),
    { numRuns: 60 },
  );
});

const planOf2 = (stands: readonly CityId[], routes: Route[]): Plan => ({
  engine: { kind: 'dice', dice: 2 },
  stands,
  routes,
});
