import { expect, test } from 'vitest';
import { minutes, secondsLeft } from './time';

test('seconds left are rounded up and never negative', () => {
  expect(secondsLeft(10_000, 0)).toBe(10);
  expect(secondsLeft(10_000, 1)).toBe(10);
  expect(secondsLeft(10_000, 9_001)).toBe(1);
  expect(secondsLeft(10_000, 10_000)).toBe(0);
  expect(secondsLeft(10_000, 99_000)).toBe(0);
});

test('seconds are formatted as minutes and two digits', () => {
  expect(minutes(0)).toBe('0:00');
  expect(minutes(98)).toBe('1:38');
  expect(minutes(600)).toBe('10:00');
});
