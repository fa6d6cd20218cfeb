import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Country, growths, isWalkable, type Leg } from './routes';

/** A square of four cities with one diagonal. */
const ROADS: Record<string, readonly string[]> = {
  n: ['e', 'w', 's'],
  e: ['n', 's'],
  s: ['e', 'w', 'n'],
  w: ['s', 'n'],
};
const adjacent = (city: string) => ROADS[city] ?? [];

const stepsOf = (legs: readonly Leg[], agent: string) => legs.find(([each]) => each === agent)?.[1].length ?? 0;
const countries: Country<string, string>[] = [
  { stands: { a: 'n', b: 'e' }, adjacent, room: (legs, agent) => 2 - stepsOf(legs, agent) },
  {
    stands: { a: 'n', b: 'n', c: 'w' },
    adjacent,
    room: (legs) => 3 - legs.reduce((sum, [, way]) => sum + way.length, 0),
  },
];

function everyWalk(country: Country<string, string>, legs: Leg[] = []): Leg[][] {
  return [legs, ...growths(country, legs).flatMap((growth) => everyWalk(country, growth.legs))];
}

const anyLegs = fc.array(
  fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.array(fc.constantFrom('n', 'e', 's', 'w', 'x'), { maxLength: 4 })),
  { maxLength: 4 },
);

test('legs grow step by step into everything that can be walked, each once', () => {
  for (const country of countries) {
    const walks = everyWalk(country).map((legs) => JSON.stringify(legs));
    expect(new Set(walks).size).toBe(walks.length);
    const reached = new Set(walks);
    fc.assert(
      fc.property(anyLegs, (legs) => isWalkable(country, legs) === reached.has(JSON.stringify(legs))),
      {
        numRuns: 2_000,
      },
    );
    for (const walk of walks) expect(isWalkable(country, JSON.parse(walk))).toBe(true);
  }
});

test('a step says who takes it and where to', () => {
  const [first, second] = growths(countries[0] as Country<string, string>, [['b', ['n']]]);
  expect(first).toEqual({ agent: 'b', city: 'e', legs: [['b', ['n', 'e']]] });
  expect(second?.legs).toEqual([['b', ['n', 'w']]]);
});
