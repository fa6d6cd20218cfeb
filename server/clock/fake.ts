import type { Clock } from './clock';

/** A clock for tests. Time passes only when the test advances the clock. Due timers then fire in order. */
export interface FakeClock extends Clock {
  /** Advances by `ms`, stopping at each timer on the way. */
  advance(ms: number): void;
  /**
   * Sets the time, as if the process had been suspended. Timers that became due in the meantime fire late, at `time`.
   */
  jump(time: number): void;
  /** The number of pending timers. */
  timers(): number;
}

export function fakeClock(start = Date.UTC(2026, 0, 5, 20)): FakeClock {
  let now = start;
  let timers: { time: number; ring: () => void }[] = [];
  const due = (until: number) => timers.filter((timer) => timer.time <= until).sort((a, b) => a.time - b.time)[0];
  const ringUntil = (until: number, step: boolean) => {
    for (let timer = due(until); timer; timer = due(until)) {
      const next = timer;
      timers = timers.filter((other) => other !== next);
      if (step) now = Math.max(now, next.time);
      next.ring();
    }
    now = Math.max(now, until);
  };
  return {
    now: () => now,
    at(time, ring) {
      const timer = { time, ring };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance: (ms) => ringUntil(now + ms, true),
    timers: () => timers.length,
    jump(time) {
      now = time;
      ringUntil(time, false);
    },
  };
}
