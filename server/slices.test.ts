import { expect, test } from 'vitest';
import { inSlices } from './slices';

test('a long list is processed in slices', async () => {
  const all = Array.from({ length: 60 }, (_, n) => n);
  const done: number[] = [];
  const seen: number[] = [];
  const whole = inSlices(all, (n) => done.push(n));
  seen.push(done.length);
  const look = () => {
    seen.push(done.length);
    if (done.length < all.length) setImmediate(look);
  };
  setImmediate(look);
  await whole;
  expect(done).toEqual(all);
  expect(seen[0]).toBe(25);
  expect(seen).toContain(50);
});

test('a short list is processed without yielding to the event loop', () => {
  const done: number[] = [];
  void inSlices([1, 2, 3], (n) => done.push(n));
  expect(done).toEqual([1, 2, 3]);
});
