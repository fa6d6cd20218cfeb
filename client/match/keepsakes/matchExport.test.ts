import { expect, test } from 'vitest';
import type { Replay } from '#shared/replay/replay.ts';
import { matchExport } from './matchExport';

const replay: Replay = {
  match: 'm1',
  game: 'toy',
  version: 2,
  names: { 0: 'Mara', 1: 'Tobias' },
  began: 1_000,
  outcome: { winners: ['0'], reason: 'guessed' },
  deal: {
    commitment: 'c0ffee',
    seed: 'ff',
    words: null,
    options: { seconds: 60 },
    carryOver: null,
    practice: null,
    drawn: 2,
    content: {},
  },
  first: { open: { round: 1 }, above: { round: 1, hands: [4] }, seats: { 0: {}, 1: {} } },
  steps: [
    {
      ...{ n: 1, at: 2_000, by: '0', move: 'guess', args: ['1', 4], drawn: 2, seats: {} },
      facts: [{ n: 1, at: 2_000, code: 'guessed', facts: { right: true } }],
      above: { round: 2 },
    },
    { n: 2, at: 3_000, by: null, move: 'timeout', args: [], facts: [], drawn: 2, seats: {} },
  ],
};

test('the exported file contains the whole match', () => {
  expect(matchExport(replay)).toEqual({
    format: 'hush-match',
    formatVersion: 1,
    match: 'm1',
    game: 'toy',
    rules: 2,
    began: 1_000,
    seats: [
      { seat: '0', name: 'Mara' },
      { seat: '1', name: 'Tobias' },
    ],
    options: { seconds: 60 },
    deal: { commitment: 'c0ffee', seed: 'ff', words: null, carryOver: null, practice: null },
    journal: [
      { n: 1, at: 2_000, seat: '0', move: 'guess', args: ['1', 4] },
      { n: 2, at: 3_000, seat: null, move: 'timeout', args: [] },
    ],
    log: [{ n: 1, at: 2_000, code: 'guessed', facts: { right: true } }],
    outcome: { winners: ['0'], reason: 'guessed' },
    end: { round: 2, hands: [4] },
  });
});
