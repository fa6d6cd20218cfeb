import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '#shared/contract/module.ts';
import { plainText, sentence } from '#shared/text/text.ts';
import type { Scene } from '../../contract';
import { Director, type News } from './Director';
import { STALE } from './queue';

type View = { step: number; secret?: string };

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

const line = (n: number, by = '1', at = Date.now()): LogEntry => ({ n, at, code: 'went', facts: { by } });
const names = (seat: string) => `P${seat}`;

function aTable(direct?: (entry: LogEntry, before: View, after: View) => Scene | null) {
  const director = new Director<View>({
    direct,
    words: ({ n, facts }, name) => sentence`${name((facts as { by: string }).by)} goes ${String(n)}.`,
    now: () => Date.now(),
    isStill: () => false,
  });
  const follow = (facts: readonly LogEntry[], part: Partial<News<View>> = {}) =>
    director.follow({ facts, view: { step: facts.length }, seat: '0', names, isAway: false, isOver: false, ...part });
  const said = () => {
    const { now } = director.queue.get();
    return now && plainText(now.words);
  };
  return { director, follow, said };
}

test('without custom scenes, log lines are shown as captions', () => {
  const { follow, said } = aTable();
  follow([]);
  follow([line(1), line(2)]);
  expect(said()).toBe('P1 goes 1.');
  vi.advanceTimersByTime(1200);
  expect(said()).toBe('P1 goes 2.');
  vi.advanceTimersByTime(2099);
  expect(said()).toBe('P1 goes 2.');
  vi.advanceTimersByTime(1);
  expect(said()).toBeNull();
});

test('the current scene is shorter if another scene is waiting', () => {
  const { follow, said } = aTable();
  follow([]);
  follow([line(1)]);
  vi.advanceTimersByTime(1500);
  follow([line(1), line(2)]);
  vi.advanceTimersByTime(0);
  expect(said()).toBe('P1 goes 2.');
});

test('no scene plays for old or missed log lines', () => {
  const { follow, said } = aTable();
  const lines = [line(1), line(2), line(3, '1', Date.now() - STALE - 1), line(4)];
  follow(lines.slice(0, 1));
  expect(said()).toBeNull();
  follow(lines.slice(0, 2), { isAway: true });
  follow(lines.slice(0, 2));
  expect(said()).toBeNull();
  follow(lines);
  expect(said()).toBe('P1 goes 4.');
});

test('players see no caption for their own actions', () => {
  const { follow, said } = aTable();
  follow([]);
  follow([line(1, '0')]);
  expect(said()).toBeNull();
  follow([line(1, '0'), line(2, '0')], { seat: null });
  expect(said()).toBe('P0 goes 2.');
});

test('a game can define its own scenes', () => {
  const views: unknown[] = [];
  const { follow, director } = aTable((entry, before, after) => {
    views.push([before.step, after.step]);
    return entry.n === 1 ? null : { by: '1', kind: 'walk', ms: 500, says: (name) => [`${name('1')} walks`], play: 'x' };
  });
  follow([]);
  follow([line(1), line(2)]);
  expect(views).toEqual([
    [0, 2],
    [0, 2],
  ]);
  expect(director.queue.get().now).toMatchObject({ n: 2, words: ['P1 walks'], play: 'x' });
});

test('a caption repeats the log line exactly, regardless of the view', () => {
  const { follow, said } = aTable();
  follow([], { view: { step: 0, secret: 'the bat' } });
  follow([line(1)], { view: { step: 1, secret: 'the gun' } });
  expect(said()).toBe('P1 goes 1.');
});

test('a tap ends only the scene during which the tap began', () => {
  const { follow, said, director } = aTable();
  follow([]);
  follow([line(1), line(2)]);
  const key = director.queue.get().now?.key;
  director.end(key);
  director.end(key);
  expect(said()).toBe('P1 goes 2.');
});

test('no scene plays once the match is over', () => {
  const { follow, said } = aTable();
  follow([]);
  follow([line(1)]);
  follow([line(1), line(2)], { isOver: true });
  expect(said()).toBeNull();
  vi.runAllTimers();
  expect(said()).toBeNull();
});
