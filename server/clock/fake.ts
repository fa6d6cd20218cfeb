import type { Clock } from './clock';

/** A clock for tests: it stands still until it is moved, and rings every alarm it passes in order. */
export interface FakeClock extends Clock {
  /** Moves on by that many ms, stopping at each alarm on the way. */
  advance(ms: number): void;
  /** Jumps to a time at once, as after an outage: alarms that passed ring then, late. */
  jump(time: number): void;
}

export function fakeClock(start = Date.UTC(2026, 0, 5, 20)): FakeClock {
  let now = start;
  let alarms: { time: number; ring: () => void }[] = [];
  const due = (until: number) => alarms.filter((alarm) => alarm.time <= until).sort((a, b) => a.time - b.time)[0];
  const ringUntil = (until: number, step: boolean) => {
    for (let alarm = due(until); alarm; alarm = due(until)) {
      const next = alarm;
      alarms = alarms.filter((other) => other !== next);
      if (step) now = Math.max(now, next.time);
      next.ring();
    }
    now = Math.max(now, until);
  };
  return {
    now: () => now,
    at(time, ring) {
      const alarm = { time, ring };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((other) => other !== alarm);
      };
    },
    advance: (ms) => ringUntil(now + ms, true),
    jump(time) {
      now = time;
      ringUntil(time, false);
    },
  };
}
