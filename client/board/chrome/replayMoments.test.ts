import { expect, test } from 'vitest';
import type { ReplayStep } from '#shared/replay/replay.ts';
import { labelsThatFit, momentsOf, spreadOut } from './replayMoments';

/** Makes one step for each character of `pattern`. The step has a log entry for `x`, and none for `.`. */
const steps = (pattern: string): ReplayStep[] =>
  [...pattern].map((sign, n) => {
    const facts = sign === 'x' ? [{ n, at: 0, code: 'shot', facts: null }] : [];
    return { n, at: 0, by: '0', move: 'go', args: [], facts, drawn: 0, seats: {} };
  });
const stops = (pattern: string) => momentsOf(steps(pattern)).map(({ step, made }) => [step.n, made]);

test('a replay step without log entries is merged into the next moment', () => {
  expect(stops('..x.xx')).toEqual([
    [2, 3],
    [4, 5],
    [5, 6],
  ]);
});

test('trailing replay steps without log entries are merged into the last moment', () => {
  expect(stops('x..')).toEqual([[0, 3]]);
  expect(stops('...')).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});

test('marks that are too close to each other are merged', () => {
  const marks = [1, 2, 3, 50, 52, 100].map((at) => ({ at, of: at }));
  const placed = spreadOut(marks, { last: 100, width: 300, room: 30 });
  expect(placed.map(({ at, left, of }) => [at, Math.round(left), of.length])).toEqual([
    [3, 6, 3],
    [52, 153, 2],
    [100, 300, 1],
  ]);
  const everywhere = Array.from({ length: 400 }, (_, at) => ({ at, of: at }));
  const lefts = spreadOut(everywhere, { last: 400, width: 320, room: 30 }).map(({ left }) => left);
  for (const [index, left] of lefts.slice(1).entries()) expect(left - (lefts[index] ?? 0)).toBeGreaterThanOrEqual(30);
});

test('labels neither overlap nor extend past the edge', () => {
  const rounds = [1, 2, 3, 4, 5, 6].map((round) => ({ text: `Round ${round}`, from: (round - 1) * 10 }));
  const labels = [...rounds, { text: 'Final missions', from: 58 }];
  const fit = labelsThatFit(labels, { last: 60, width: 300 });
  expect(fit.map(({ text }) => text)).toEqual(['Round 1', 'Round 3', 'Final missions']);
  expect(fit.at(-1)?.left).toBeCloseTo(300 - 14 * 7.2 - 12);
});
