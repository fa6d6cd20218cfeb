import { expect, test } from 'vitest';
import { isFree, ranOut } from './StillThere';

const ENDS = 100_000;
const before = { waitingFor: ['0', '1'], endsAt: ENDS, isPaused: false, isReacting: false };
const after = { waitingFor: ['2'], endsAt: ENDS + 30_000, isPaused: false, isReacting: false };

test('a seat times out if the table waits for it at the deadline', () => {
  expect(ranOut(before, after, '0', ENDS)).toBe(true);
  expect(ranOut(before, after, '2', ENDS)).toBe(false);
});

test('a change before the deadline is not a timeout', () => {
  expect(ranOut(before, after, '0', ENDS - 5_000)).toBe(false);
  expect(ranOut(before, { ...before, waitingFor: ['0'] }, '0', ENDS)).toBe(false);
  expect(ranOut({ ...before, endsAt: null }, after, '0', ENDS)).toBe(false);
});

test('not answering in a reaction window is a pass, not a timeout', () => {
  expect(ranOut({ ...before, isReacting: true }, after, '0', ENDS)).toBe(false);
});

test('a pause never counts as a timeout', () => {
  expect(ranOut({ ...before, isPaused: true }, { ...before, endsAt: ENDS + 600_000 }, '0', ENDS + 500_000)).toBe(false);
});

test('no seat is asked while it must act, during a reaction window or in a pause', () => {
  expect(isFree(after, '0')).toBe(true);
  expect(isFree(after, '2')).toBe(false);
  expect(isFree({ ...after, isReacting: true }, '0')).toBe(false);
  expect(isFree({ ...after, isPaused: true }, '0')).toBe(false);
});
