import type { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchEventLoop } from './eventLoop';

test('a delay of the event loop is reported once', () => {
  const measured = { count: 0, p99: 0, max: 0 };
  const done: string[] = [];
  const monitor = () => ({
    get count() {
      return measured.count;
    },
    get max() {
      return measured.max;
    },
    percentile: () => measured.p99,
    enable: () => done.push('enable'),
    disable: () => done.push('disable'),
    reset: () => Object.assign(measured, { count: 0, p99: 0, max: 9e18 }),
  });
  const lag = watchEventLoop(monitor as unknown as typeof monitorEventLoopDelay);
  expect(done).toEqual([]);
  expect(lag.read()).toEqual({ p99: 0, max: 0 });
  expect(done).toEqual(['enable']);
  Object.assign(measured, { count: 3, p99: 19e6, max: 320e6 });
  const { p99, max } = lag.read();
  expect([p99, max]).toEqual([0, expect.closeTo(0.3)]);
  expect(lag.read().max).toBe(0);
  lag.stop();
  expect(done).toEqual(['enable', 'disable']);
});

test('a blocked event loop is reported as a delay', async () => {
  const lag = watchEventLoop();
  while (lag.read().max < 0.1) {
    // The monitor does not measure the first interval after a reading.
    await wait(50);
    const began = performance.now();
    while (performance.now() - began < 200);
    await wait(50);
  }
  lag.stop();
});
