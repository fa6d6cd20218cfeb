import { expect, test } from 'vitest';
import type { Json } from '#shared/json.ts';
import type { Replay, ReplayStep } from '#shared/replay/replay.ts';
import { diff } from '#shared/wire/diff.ts';
import { viewsOf } from './foldReplay';

const change = (before: Json, after: Json) => diff(before, after) as Json;
const step = (n: number, changes: Partial<ReplayStep>): ReplayStep => {
  return { n, at: n, by: '0', move: 'go', args: [], facts: [], drawn: 0, seats: {}, ...changes };
};

const replay: Replay = {
  match: 'm',
  game: 'g',
  version: 1,
  names: { '0': 'Ines' },
  began: 0,
  outcome: { winners: [], reason: 'over' },
  deal: {
    commitment: null,
    seed: 'ff',
    words: null,
    options: {},
    carryOver: null,
    practice: null,
    drawn: 0,
    content: {},
  },
  first: { open: { day: 1 }, above: { day: 1, killer: 'frost' }, seats: { '0': { day: 1, facts: [] } } },
  steps: [
    step(1, { seats: { '0': change({ day: 1, facts: [] }, { day: 1, facts: ['pike'] }) } }),
    step(2, {
      open: change({ day: 1 }, { day: 2 }),
      above: change({ day: 1, killer: 'frost' }, { day: 2, killer: 'frost' }),
      seats: { '0': change({ day: 1, facts: ['pike'] }, { day: 2, facts: ['pike'] }) },
    }),
  ],
};

test('`viewsOf` returns the views before and after each step', () => {
  expect(viewsOf(replay, 'open')).toEqual([{ day: 1 }, { day: 1 }, { day: 2 }]);
  expect(viewsOf(replay, null).at(-1)).toEqual({ day: 2, killer: 'frost' });
  expect(viewsOf(replay, '0')).toEqual([
    { day: 1, facts: [] },
    { day: 1, facts: ['pike'] },
    { day: 2, facts: ['pike'] },
  ]);
});

test('a step that changes nothing for a viewer repeats the previous view', () => {
  const [before, after] = viewsOf(replay, 'open');
  expect(after).toBe(before);
});
