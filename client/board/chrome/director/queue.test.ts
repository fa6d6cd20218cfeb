import { expect, test } from 'vitest';
import { type Directed, EMPTY, isMomentNow, type Queue, STALE, stayOf, stepped } from './queue';

const scene = (n: number, part: Partial<Directed> = {}): Directed => ({
  n,
  at: n,
  by: '1',
  kind: 'placed',
  ms: 1000,
  words: [`line ${n}`],
  more: null,
  isOwn: false,
  ...part,
});
const queued = (queue: Queue, ...scenes: Directed[]) => stepped(queue, { do: 'tell', scenes });
const next = (queue: Queue, time = 0) => stepped(queue, { do: 'next', key: queue.now?.key ?? -1, time });
const ns = (scenes: readonly Directed[]) => scenes.map(({ n }) => n);

test('scenes play one after another', () => {
  let queue = queued(EMPTY, scene(1), scene(2), scene(3), scene(4));
  const played: (number | undefined)[] = [];
  for (; queue.now; queue = next(queue)) played.push(queue.now.n);
  expect(played).toEqual([1, 2, 3, 4]);
  expect(ns(queue.last)).toEqual([4, 3, 2]);
});

test('only the newest scenes play if too many wait', () => {
  const queue = queued(EMPTY, scene(1), scene(2), scene(3), scene(4), scene(5), scene(6));
  expect(queue.now?.n).toBe(1);
  expect(ns(queue.next)).toEqual([4, 5, 6]);
  expect(ns(queue.last)).toEqual([3, 2, 1]);
});

test('a scene that has waited too long does not play', () => {
  const queue = queued(EMPTY, scene(1), scene(2), scene(3, { at: 5000 }));
  expect(next(queue, STALE + 10).now?.n).toBe(3);
});

test('ending a finished scene does not affect the current scene', () => {
  const queue = next(queued(EMPTY, scene(1), scene(2), scene(3)));
  expect(stepped(queue, { do: 'next', key: 1, time: 0 })).toBe(queue);
});

test('a scene of the seat’s own action is not played but listed in `last`', () => {
  const queue = queued(EMPTY, scene(1, { isOwn: true }));
  expect(queue.now).toBeNull();
  expect(ns(queue.last)).toEqual([1]);
});

test('the acting seat sees a scene with `isMoment` before all waiting scenes', () => {
  const moment = scene(3, { isOwn: true, isMoment: true });
  const queue = queued(EMPTY, scene(1), scene(2), moment);
  expect(queue.now && isMomentNow(queue.now)).toBe(true);
  expect(next(queue).now?.n).toBe(2);
  const again = stepped(queue, { do: 'again', n: 3 }).now;
  expect(again && isMomentNow(again)).toBe(false);
  const others = queued(EMPTY, scene(3, { isMoment: true })).now;
  expect(others && isMomentNow(others)).toBe(false);
});

test('a scene listed in `last` can be replayed before all waiting scenes', () => {
  const queue = stepped(queued(EMPTY, scene(1), scene(2)), { do: 'again', n: 1 });
  expect(queue.now).toMatchObject({ n: 1, isAgain: true, key: 2 });
  expect(next(queue).now).toMatchObject({ n: 2, isAgain: false });
  expect(stepped(queue, { do: 'again', n: 7 })).toBe(queue);
});

test('a waiting scene shortens the pause after the current one', () => {
  const alone = queued(EMPTY, scene(1));
  expect(stayOf(alone, false)).toBe(2400);
  expect(stayOf(queued(alone, scene(2)), false)).toBe(1500);
  expect(stayOf(queued(EMPTY, scene(1, { ms: 9000 })), false)).toBeLessThanOrEqual(3200);
});

test('a caption stays for 2.4 s with reduced motion', () => {
  expect(stayOf(queued(EMPTY, scene(1, { ms: 600 })), true)).toBe(2400);
});

test('stopping the queue removes the current and the waiting scenes', () => {
  const queue = stepped(queued(EMPTY, scene(1), scene(2)), { do: 'stop' });
  expect(queue).toMatchObject({ now: null, next: [] });
  expect(ns(queue.last)).toEqual([2, 1]);
});
