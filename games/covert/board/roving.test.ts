import { expect, test } from 'vitest';
import { towards } from './roving';

const CLOCKS = [
  [0, 0],
  [100, 0],
  [0, 100],
  [100, 100],
] as const;

test('an arrow key goes to the nearest item on its side, preferring straight ahead', () => {
  expect(towards('ArrowRight', [0, 0], CLOCKS)).toBe(1);
  expect(towards('ArrowDown', [0, 0], CLOCKS)).toBe(2);
  expect(towards('ArrowUp', [100, 100], CLOCKS)).toBe(1);
  expect(towards('ArrowRight', [0, 100], CLOCKS)).toBe(3);
});

test('without an item on that side, and for any other key, nothing happens', () => {
  expect(towards('ArrowLeft', [0, 0], CLOCKS)).toBe(-1);
  expect(towards('Home', [0, 0], CLOCKS)).toBe(-1);
});
