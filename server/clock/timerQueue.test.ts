import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeClock } from './fake';
import { TimerQueue } from './timerQueue';

test('each key fires once, at its last set time', () => {
  const step = fc.record({
    key: fc.integer({ min: 0, max: 20 }),
    after: fc.option(fc.integer({ min: 0, max: 500 })),
    pass: fc.integer({ min: 0, max: 60 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const clock = fakeClock();
      const expected = new Map<number, number>();
      const queue = new TimerQueue<number>(clock, (keys) => {
        for (const key of keys) {
          expect(expected.get(key)).toBe(clock.now());
          expected.delete(key);
        }
      });
      for (const { key, after, pass } of steps) {
        const time = after === null ? null : clock.now() + 1 + after;
        queue.set(key, time);
        if (time === null) expected.delete(key);
        else expected.set(key, time);
        expect(clock.timers()).toBe(expected.size > 0 ? 1 : 0);
        clock.advance(pass);
        for (const due of expected.values()) expect(due).toBeGreaterThan(clock.now());
      }
      expect(queue.size).toBe(expected.size);
      clock.advance(1_000);
      expect([expected.size, queue.size, clock.timers()]).toEqual([0, 0, 0]);
    }),
  );
});

test('overdue keys fire when a suspended process resumes', () => {
  const clock = fakeClock();
  const rung: string[][] = [];
  const queue = new TimerQueue<string>(clock, (keys) => void rung.push(keys));
  const now = clock.now();
  queue.set('third', now + 30);
  queue.set('first', now + 10);
  queue.set('second', now + 20);
  queue.set('later', now + 5_000);
  clock.jump(now + 1_000);
  expect(rung).toEqual([['first', 'second', 'third']]);
  queue.clear();
  clock.advance(10_000);
  expect(rung).toHaveLength(1);
});
