import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from './clock';

const BEGAN = Date.UTC(2026, 0, 5, 20);
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Simulated monotonic time in ms, and below it the amount by which the simulated date was changed. */
let counted: number;
let setOff: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [counted, setOff] = [5_000, 0];
});
afterEach(() => vi.useRealTimers());

const aClock = () =>
  createClock(
    () => BEGAN + (counted - 5_000) + setOff,
    () => counted,
  );

function pass(ms: number, step = 10): void {
  for (let passed = 0; passed < ms; passed += step) {
    counted += step;
    vi.advanceTimersByTime(step);
  }
}

test('server time starts at the machine’s date and advances with it', () => {
  const clock = aClock();
  expect(clock.now()).toBe(BEGAN);
  pass(MINUTE);
  expect(clock.now()).toBe(BEGAN + MINUTE);
});

test.each([
  ['back', -20 * SECOND],
  ['forward', 3600 * SECOND],
])('setting the machine’s date %s does not affect deadlines', (_, by) => {
  const clock = aClock();
  let rang: number | null = null;
  clock.at(clock.now() + 10 * SECOND, () => {
    rang = counted;
  });
  const setAt = counted;
  pass(SECOND);
  setOff = by;
  pass(8 * SECOND);
  expect(rang).toBeNull();
  pass(SECOND + 50);
  expect(Math.abs(Number(rang) - setAt - 10 * SECOND)).toBeLessThanOrEqual(20);
});

test.each([-20 * SECOND, 20 * SECOND])('server time approaches a changed date gradually (%d ms)', (by) => {
  const clock = aClock();
  setOff = by;
  let before = clock.now();
  for (let n = 0; n < 6 * 3600; n++) {
    counted += SECOND;
    const now = clock.now();
    expect(Math.abs(now - before - SECOND)).toBeLessThanOrEqual(2);
    before = now;
  }
  expect(before).toBe(BEGAN + (counted - 5_000) + by);
});

test('a timer never fires early', () => {
  const clock = aClock();
  setOff = -20 * SECOND;
  const rang: number[] = [];
  const due = clock.now() + 100 * SECOND;
  clock.at(due, () => rang.push(clock.now()));
  clock.at(clock.now() + SECOND, () => rang.push(0))();
  clock.at(clock.now() - SECOND, () => rang.push(1));
  expect(rang).toEqual([]);
  pass(101 * SECOND);
  expect(rang).toHaveLength(2);
  expect(rang[0]).toBe(1);
  expect(rang[1]).toBeGreaterThanOrEqual(due);
  expect(rang[1]).toBeLessThan(due + 20);
});
