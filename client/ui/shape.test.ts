import { expect, test } from 'vitest';
import { shapeOf } from './shape';
import { conditionsOf, isShape } from './shapes';

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
])('a table of %i x %i px has the shape %s', (width, height, shape) => {
  expect(shapeOf({ width, height })).toBe(shape);
});

test('each size has exactly one basic shape', () => {
  const lengths = [320, 480, 481, 639, 640, 699, 700, 719, 720, 1079, 1080, 1920];
  for (const width of lengths) {
    for (const height of lengths) {
      const found = (['phone', 'low', 'tablet', 'desk'] as const).filter((name) => isShape(name, { width, height }));
      expect(found, `${width} x ${height}`).toEqual([shapeOf({ width, height })]);
    }
  }
});

test.each([
  [1366, 650, ['laptop', 'wide']],
  [1440, 900, ['roomy', 'wide']],
  [820, 1180, ['roomy', 'wide']],
  [360, 640, ['dense', 'narrow', 'small']],
  [390, 844, []],
  [667, 375, ['dense', 'low-narrow']],
  [844, 240, ['dense', 'keyboard']],
])('a table of %i x %i px also has the shapes %o', (width, height, names) => {
  const others = ['dense', 'keyboard', 'laptop', 'low-narrow', 'narrow', 'roomy', 'small', 'wide'] as const;
  expect(others.filter((name) => isShape(name, { width, height }))).toEqual(names);
});

test('`conditionsOf` returns one CSS condition for each area of a shape', () => {
  expect(conditionsOf('low', 'rem')).toEqual(['(width >= 40rem) and (height < 30.0625rem)']);
  expect(conditionsOf('wide', 'em')).toEqual([
    '(width >= 45em) and (width < 67.5em) and (height >= 43.75em)',
    '(width >= 67.5em) and (height >= 30.0625em)',
  ]);
});
