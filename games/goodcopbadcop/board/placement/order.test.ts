import { expect, test } from 'vitest';
import { moved, orderIn, orderKey } from './order';

test('moving a card to the next slot keeps the third card', () => {
  expect(moved([0, 1, 2], 0, 2)).toEqual([1, 2, 0]);
  expect(moved([2, 0, 1], 1, 0)).toEqual([0, 2, 1]);
  expect(moved([0, 1, 2], 2, 3)).toEqual([0, 1, 2]);
});

test('the order of a player’s cards is stored per seat and match', () => {
  const key = orderKey({ endsAt: 60_000 }, '/r/ABCDEF', 1, '0');
  const others = [
    orderKey({ endsAt: 60_000 }, '/r/ABCDEF', 1, '1'),
    orderKey({ endsAt: 90_000 }, '/r/ABCDEF', 1, '0'),
    orderKey({ endsAt: null }, '/r/ABCDEF', 2, '0'),
    orderKey({ endsAt: null }, '/r/ABCDEF', 3, '0'),
    orderKey({ endsAt: null }, '/r/GHJKLM', 3, '0'),
  ];
  expect(new Set([key, ...others]).size).toBe(6);
  expect(orderKey({ endsAt: null }, '/r/ABCDEF', 1, null)).toBeNull();
  expect(orderIn([2, 0, 1])).toEqual([2, 0, 1]);
  for (const wrong of [null, [0, 0, 1], [0, 1], [0, 1, 2, 0], 'a', { 0: 0 }]) expect(orderIn(wrong)).toBeNull();
});
