import { expect, test } from 'vitest';
import { CITIES } from '../../state';
import { hitOf } from './hits';
import { placeOf } from './routes';

test('a tap on a pin selects its city', () => {
  for (const city of CITIES) {
    const { x, y } = placeOf(city);
    expect(hitOf([x, y], 0.36)).toEqual({ city, isClose: false });
  }
});

test('a tap selects the nearest pin', () => {
  const prague = placeOf('prague');
  const vienna = placeOf('vienna');
  const part = (share: number) =>
    [prague.x + (vienna.x - prague.x) * share, prague.y + (vienna.y - prague.y) * share] as const;
  expect(hitOf(part(0.2), 0.5)).toEqual({ city: 'prague', isClose: false });
  expect(hitOf(part(0.8), 0.5)).toEqual({ city: 'vienna', isClose: false });
  expect(hitOf(part(0.5), 0.5)?.isClose).toBe(true);
});

test('a tap far from every city’s pin selects nothing', () => {
  expect(hitOf([60, 700], 0.5)).toBeNull();
});
