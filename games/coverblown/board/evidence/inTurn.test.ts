import { afterEach, expect, test, vi } from 'vitest';
import { inTurn } from './inTurn';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Replaces `requestAnimationFrame` with a stub. Returns the requested frames and a function that runs the next one. */
function aTable() {
  vi.useFakeTimers();
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (prepare: () => void) => frames.push(prepare));
  const frame = () => {
    for (const prepare of frames.splice(0)) prepare();
    vi.runAllTimers();
  };
  return { frames, frame };
}

test('no animation frames are requested once all pictures are removed', () => {
  const { frames, frame } = aTable();
  const leave = [0, 1, 2, 3, 4].map(() => inTurn(() => expect.unreachable()));
  for (const each of leave) each();
  frame();
  expect(frames).toEqual([]);
});

test('a few pictures appear in each animation frame', () => {
  const { frames, frame } = aTable();
  const shown: number[] = [];
  const [takeBack] = [0, 1, 2, 3, 4, 5, 6].map((n) => inTurn(() => shown.push(n)));
  expect(shown).toEqual([]);
  takeBack?.();
  frame();
  expect(shown).toEqual([1, 2]);
  frame();
  expect(shown).toEqual([1, 2, 3, 4, 5]);
  frame();
  expect(shown).toEqual([1, 2, 3, 4, 5, 6]);
  expect(frames).toEqual([]);
  inTurn(() => shown.push(7));
  frame();
  expect(shown.at(-1)).toBe(7);
});
