import { expect, test } from 'vitest';
import { towards } from './roving';

const CLOCKS = [
  [0, 0],
  [100, 0],
  [0, 100],
  [100, 100],
] as const;

test('an arrow key moves to the nearest item in its direction, preferring items straight ahead', () => {
  expect(towards('ArrowRight', [0, 0], CLOCKS)).toBe(1);
  expect(towards('ArrowDown', [0, 0], CLOCKS)).toBe(2);
  expect(towards('ArrowUp', [100, 100], CLOCKS)).toBe(1);
  expect(towards('ArrowRight', [0, 100], CLOCKS)).toBe(3);
});

test('an arrow key without an item in its direction does nothing, and so does any other key', () => {
  expect(towards('ArrowLeft', [0, 0], CLOCKS)).toBe(-1);
  expect(towards('Home', [0, 0], CLOCKS)).toBe(-1);
});
