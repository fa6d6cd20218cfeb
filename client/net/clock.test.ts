import { expect, test } from 'vitest';
import { offsetFrom, ServerClock } from './clock';

test('the clock uses the sample with the shortest round trip', () => {
  const far = { sent: 0, received: 900, server: 5000 };
  const near = { sent: 1000, received: 1020, server: 6010 };
  expect(offsetFrom([far, near])).toBe(5000);
  expect(offsetFrom([near, far])).toBe(5000);
});

test('without samples, there is no offset', () => {
  expect(offsetFrom([])).toBeNull();
});

test('the clock returns server time once the server has answered', async () => {
  const clock = new ServerClock();
  const ahead = 86_400_000;
  expect(await clock.measure(async () => performance.now() + ahead)).toBe(true);
  expect(clock.now() - performance.now()).toBeCloseTo(ahead, -1);
});

test('the clock keeps its last offset if requests fail', async () => {
  const clock = new ServerClock();
  await clock.measure(async () => performance.now() + 1000);
  expect(await clock.measure(() => Promise.reject(new Error('away')))).toBe(false);
  expect(clock.now() - performance.now()).toBeCloseTo(1000, -1);
});
