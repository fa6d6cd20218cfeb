import { expect, test } from 'vitest';
import { towards } from './roving';

const CLOCKS = [
  [0, 0],
  [100, 0],
  [0, 100],
  [100, 100],
] as const;

test('an arrow key moves the focus to the nearest item ahead', () => {
  expect(towards('ArrowRight', [0, 0], CLOCKS)).toBe(1);
  expect(towards('ArrowDown', [0, 0], CLOCKS)).toBe(2);
  expect(towards('ArrowUp', [100, 100], CLOCKS)).toBe(1);
  expect(towards('ArrowRight', [0, 100], CLOCKS)).toBe(3);
});

test('an arrow key without an item ahead does nothing', () => {
  expect(towards('ArrowLeft', [0, 0], CLOCKS)).toBe(-1);
  expect(towards('Home', [0, 0], CLOCKS)).toBe(-1);
});
