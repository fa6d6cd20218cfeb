import { expect, test } from 'vitest';
import { towards } from './roving';

const CLOCKS = [
  [0, 0],
  [100, 0],
  [0, 100],
  [100, 100],
] as const;

test('an arrow goes to the nearest on its side, and straight on before aside', () => {
  expect(towards('ArrowRight', [0, 0], CLOCKS)).toBe(1);
  expect(towards('ArrowDown', [0, 0], CLOCKS)).toBe(2);
  expect(towards('ArrowUp', [100, 100], CLOCKS)).toBe(1);
  expect(towards('ArrowRight', [0, 100], CLOCKS)).toBe(3);
});

test('where nothing lies on that side, and for any other key, it goes nowhere', () => {
  expect(towards('ArrowLeft', [0, 0], CLOCKS)).toBe(-1);
  expect(towards('Home', [0, 0], CLOCKS)).toBe(-1);
});
