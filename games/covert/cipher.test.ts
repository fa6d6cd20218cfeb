import { expect, test } from 'vitest';
import { isPair, POSITIONS, reading } from './cipher';

test('exactly eighteen pairs of tiles may be swapped', () => {
  const pairs = POSITIONS.flatMap((one) =>
    POSITIONS.filter((other) => isPair(one, other)).map((other) => [one, other]),
  );
  expect(pairs).toHaveLength(36);
  for (const [one = -1, other = -1] of pairs) expect(isPair(other, one)).toBe(true);
});

test('[CV-49] the two ends of a row may be swapped', () => {
  expect([isPair(0, 5), isPair(0, 6), isPair(6, 11)]).toEqual([true, true, true]);
  expect([isPair(5, 6), isPair(0, 7), isPair(0, 2), isPair(3, 3)]).toEqual([false, false, false, false]);
});

test('a code is read from left to right on three neighbouring tiles', () => {
  expect(reading(0, 0)).toEqual([0, 1, 2]);
  expect(reading(1, 3)).toEqual([9, 10, 11]);
});
