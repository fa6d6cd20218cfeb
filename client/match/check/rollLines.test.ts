import { expect, test } from 'vitest';
import type { Replay, ReplayStep } from '#shared/replay/replay.ts';
import { headingOf } from './checkWords';
import { progressOf, rollLines, valueAt } from './rollLines';
import type { Agreed, DealCheck } from './useDealCheck';

const step = (n: number, by: string | null): ReplayStep => ({
  n,
  at: n,
  by,
  move: 'guess',
  args: [],
  facts: [],
  drawn: 3,
  seats: {},
});
const replay: Replay = {
  match: 'm',
  game: 'toy',
  version: 1,
  names: { 0: 'Ada', 1: 'Bea' },
  began: 0,
  outcome: { winners: [], reason: 'guessed' },
  deal: {
    commitment: 'c',
    seed: 's',
    words: null,
    options: {},
    carryOver: null,
    practice: null,
    drawn: 3,
    content: {},
  },
  first: { open: null, above: null, seats: { 0: null, 1: null } },
  steps: [step(1, '0'), step(2, '1'), step(3, null)],
};
const agrees = (check: Agreed['check'], count: number | null = 1): Agreed => ({
  kind: 'agrees',
  check,
  count,
  isOwn: check === 'commitment',
});
const check = (part: Partial<DealCheck>): DealCheck => ({
  state: 'running',
  replay,
  agreed: [],
  progress: null,
  disagreement: null,
  ...part,
});
const deal = [agrees('commitment'), agrees('seats', 2), agrees('options', 0), agrees('setup', 3), agrees('eyes', 3)];
const shown = (part: Partial<DealCheck>) =>
  rollLines(check(part), (seat) => replay.names[seat] ?? '').map(
    ({ look, label, aside }) => `${look}: ${label}, ${aside}`,
  );

test('each line of the check says whether its step is done, running or waiting', () => {
  const progress = { check: 'journal', done: 2, of: 3 } as const;
  expect(shown({ agreed: deal, progress }).slice(3)).toEqual([
    'done: All cards dealt again, 3 draws',
    'done: The deal as each player saw it, 3',
    'now: Every move replayed, 2 of 3',
    'waits: Every log line, ',
    'waits: Every draw, ',
    'waits: Every screen sent, 16',
  ]);
  expect(shown({ agreed: deal })[0]).toBe('done: Seed as committed, SHA-256');
  expect(progressOf(check({ agreed: deal, progress }))).toEqual({ done: 5, of: 9, part: (5 + 8 / 3) / 9 });
});

test('the first line says whether the deal had a commitment', () => {
  expect(shown({ agreed: [agrees('commitment', null)] })[0]).toBe('done: Seed as committed, not committed');
  expect(shown({ agreed: [{ ...agrees('commitment'), isOwn: false }] })[0]).toBe(
    'done: Seed as committed, in the replay',
  );
});

test('if a move differs, the check merges the earlier steps into two lines', () => {
  const disagreement = { check: 'log', row: 2, path: ['facts', '0', 'code'], ours: 'hit', theirs: 'miss' } as const;
  const failed = { state: 'differs', agreed: deal, disagreement } as const;
  expect(shown(failed)).toEqual([
    'done: Setup, 5 steps, match',
    'done: Move 1, match',
    'differs: Move 2: Bea, guess, differs',
    'waits: Move 3, not done',
    'waits: Every screen sent, not done',
  ]);
  expect(headingOf(check(failed))[0]).toBe('Move 2 doesn’t match.');
  expect(shown({ ...failed, disagreement: { ...disagreement, row: 3 } })[2]).toBe(
    'differs: Move 3: the clock, guess, differs',
  );
  const first = { ...disagreement, check: 'commitment', row: null } as const;
  expect(shown({ ...failed, agreed: [], disagreement: first })[0]).toBe('differs: Seed as committed, differs');
});

test('a value that differs is shown with its path', () => {
  expect(valueAt(['seats', '0', 'hand', 'card'], { id: 7 })).toBe('0 › hand › card: {"id":7}');
  expect(valueAt([], undefined)).toBe('nothing');
  expect(valueAt([], 'x'.repeat(200))).toHaveLength(91);
});
