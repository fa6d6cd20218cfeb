import { expect, test } from 'vitest';
import { momentAt, placeIn, searchOf } from './replayPlace';

const seats = ['0', '1'];

test('a place in a replay survives being written to a query string', () => {
  for (const eyes of [null, 'open', '1'] as const) {
    const place = { step: 12, eyes };
    expect(placeIn(`?${searchOf(place)}`, seats)).toEqual(place);
  }
});

test('a query string without a valid step gives no place in the replay', () => {
  for (const search of ['', '?eyes=1', '?step=', '?step=-1', '?step=1e3', '?step=12345678'])
    expect(placeIn(search, seats)).toBeNull();
  for (const eyes of ['7', 'toString', 'open', ''])
    expect(placeIn(`?step=3&eyes=${eyes}`, seats)).toEqual({ step: 3, eyes: null });
  expect(placeIn('?step=0', seats)).toEqual({ step: 0, eyes: null });
});

test('a step leads to the first moment that includes it', () => {
  const moments = [2, 5, 9].map((made) => ({
    made,
    step: { n: made, at: 0, by: null, move: 'go', args: [], facts: [], drawn: 0, seats: {} },
  }));
  expect([0, 1, 2, 3, 9, 99].map((step) => momentAt(moments, step))).toEqual([0, 1, 1, 2, 3, 3]);
});
