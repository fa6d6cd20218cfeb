import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toasts, dismissRefusals, note, refuse, TOAST_STAYS } from './toasts';

beforeEach(() => {
  vi.useFakeTimers();
  $toasts.set([]);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => $toasts.get().map((toast) => toast.text);

test('a refusal disappears after five seconds', () => {
  refuse('No examining on Friday.');
  expect(texts()).toEqual(['No examining on Friday.']);
  vi.advanceTimersByTime(TOAST_STAYS);
  expect(texts()).toEqual([]);
});

test('a repeated refusal prolongs its toast', () => {
  refuse('Not yet.');
  vi.advanceTimersByTime(TOAST_STAYS - 1);
  refuse('Not yet.');
  expect(texts()).toEqual(['Not yet.']);
  vi.advanceTimersByTime(TOAST_STAYS - 1);
  expect(texts()).toEqual(['Not yet.']);
});

test('a toast replaces the previous one of the same kind', () => {
  refuse('Not yet.');
  note('One.');
  note('Two.');
  refuse('Not you.');
  expect(texts()).toEqual(['Two.', 'Not you.']);
});

test('`dismissRefusals` removes refusals but keeps notes', () => {
  note('You are watching.');
  refuse('Not yet.');
  dismissRefusals();
  expect(texts()).toEqual(['You are watching.']);
});
