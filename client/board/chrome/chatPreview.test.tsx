// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testRoot } from '#client/ui/testRoot.ts';
import { BoardContext } from '../context';
import { testContext } from '../testing';
import type { Chat } from './ChatPanel';
import { ChatPreview } from './ChatPreview';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const line = (n: number, part: object = {}): Chat['lines'][number] => ({
  ...{ n, at: 100 + n, member: 'mara', text: `message ${n}`, name: 'Mara', face: 'mara', colour: 0, mine: false },
  ...part,
});

/** Returns a function that draws the preview for the given messages at time 100, and returns the text shown. */
function draw() {
  const box = document.createElement('div');
  const root = testRoot(box);
  const context = testContext({ people: [], now: () => 100, seat: '0' });
  return (lines: Chat['lines'], unread = 1) => {
    const chat = { ...context.chat, lines, unread };
    act(() => root.render(<BoardContext value={{ ...context, chat }}>{<ChatPreview />}</BoardContext>));
    return box.textContent;
  };
}

test('a new message is shown once and then disappears', () => {
  const show = draw();
  expect(show([])).toBe('');
  expect(show([line(1)])).toBe('Mara message 1');
  expect(show([line(1), line(2)])).toBe('Mara message 2');
  act(() => vi.advanceTimersByTime(4_000));
  expect(show([line(1), line(2)])).toBe('');
});

test('the preview shows only new messages by others', () => {
  const show = draw();
  show([]);
  expect(show([line(1, { at: 50 })])).toBe('');
  expect(show([line(2, { mine: true })])).toBe('');
  expect(show([line(3, { notice: true })])).toBe('');
  expect(show([line(4)], 0)).toBe('');
});
