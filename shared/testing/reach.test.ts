import { expect, test } from 'vitest';
import type { Draft } from '../contract/module';
import { stepwise } from '../legality/legality';
import { isReachable } from './reach';

/**
 * A move with three arguments: a number, a list, and the list's length. The number is the maximum length of the list.
 */
const growing = stepwise<unknown, never>({
  next(_view, _seat, draft) {
    const [most, list = [], end] = draft as [number?, number[]?, number?];
    if (most === undefined) return { whole: false, picks: [1, 2, 3].map((mark) => ({ mark, draft: [mark] })) };
    if (end !== undefined) return { whole: true, picks: [] };
    const longer = [7, 8].map((mark) => ({ mark, draft: [most, [...list, mark]] }));
    const closing = { mark: 'end', draft: [most, list, list.length] };
    return { whole: false, picks: list.length < most ? [...longer, closing] : [closing] };
  },
});

test('`isReachable` finds arguments that contain a list which grows step by step', () => {
  const reached = (args: Draft) => isReachable(growing, null, '0', args);
  for (const args of [
    [1, [], 0],
    [2, [7, 8], 2],
    [3, [8, 8, 7], 3],
  ])
    expect(reached(args)).toBe(true);
  for (const args of [[], [2], [2, [7]], [1, [7, 8], 2], [2, [9], 1], [2, [7], 2], [2, [7], 1, 1]])
    expect(reached(args)).toBe(false);
});
