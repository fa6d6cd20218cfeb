import { expect, test } from 'vitest';
import { shapeOf } from './shape';

test.each([
  [360, 640, 'phone'],
  [390, 844, 'phone'],
  [600, 480, 'phone'],
  [667, 375, 'low'],
  [844, 390, 'low'],
  [720, 450, 'low'],
  [1440, 450, 'low'],
  [768, 1024, 'tablet'],
  [820, 1180, 'tablet'],
  [720, 600, 'phone'],
  [1080, 700, 'desk'],
  [1366, 650, 'desk'],
  [1440, 900, 'desk'],
])('%i x %i is laid out as %s', (width, height, shape) => {
  expect(shapeOf({ width, height })).toBe(shape);
});
