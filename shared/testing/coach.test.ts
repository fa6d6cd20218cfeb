import { ActivePlayers } from 'boardgame.io/core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CoachStep } from '../coach';
import { defineGame } from '../defineGame';
import { flat } from '../legality';
import type { BaseView, Outcome } from '../module';
import { followCoach } from './coach';

interface Counting {
  count: number;
  outcome: Outcome | null;
}
type CountingView = BaseView & { count: number };

/** A test game: seats say numbers, and the match ends when a seat says five. Bots say a number now and then. */
const counting = defineGame<Counting, CountingView, { say: [number] }>({
  id: 'counting',
  title: 'Counting',
  tagline: '',
  players: { min: 2, max: 2 },
  minutes: [1, 1],
  game: {
    setup: () => ({ count: 0, outcome: null }),
    turn: { activePlayers: ActivePlayers.ALL },
    moves: {
      say: ({ G, playerID }, n: number) => {
        G.count = n;
        if (n >= 5) G.outcome = { winners: [playerID], reason: 'counted' };
      },
    },
  },
  view: (G) => ({ count: G.count, waitingFor: [], out: [], endsAt: null }),
  args: { say: z.tuple([z.int()]) },
  legal: {
    say: flat({
      refusal: (view, _, [n]) => (n === view.count + 1 ? null : 'out-of-order'),
      list: (view) => [[view.count + 1]],
    }),
  },
  bots: {
    quiet: {
      delay: () => ({ from: 60_000, to: 90_000 }),
      choose: (view) => ({ move: 'say', args: [view.count + 1] }),
    },
  },
  lesson: { seed: 'cd'.repeat(32), seats: 2, level: 'quiet' },
});

const next: CoachStep<CountingView> = {
  id: 'next',
  title: 'Say the next number.',
  why: 'Five ends it.',
  when: (view) => view.count === 0,
  at: ['say'],
  move: (view) => ({ move: 'say', args: [view.count + 1] }),
};
const read: CoachStep<CountingView> = { id: 'read', title: 'Look.', why: 'It is one.', when: ({ count }) => count > 0 };
const rest: CoachStep<CountingView> = { ...next, id: 'rest', when: ({ count }) => count > 0 };

test('a coach that fits the rules leads the learner to the end, hint by hint', () => {
  const { shown, played, minutes } = followCoach(counting, [next, read, rest], 'one');
  expect(shown).toEqual(['next', 'read', 'rest']);
  expect(played.outcome).toEqual({ winners: ['0'], reason: 'counted' });
  expect(minutes).toBeGreaterThan(0);
});

test('a hint with an illegal move, or a match that waits without a hint, is a fault', () => {
  const wrong = { ...next, move: () => ({ move: 'say', args: [9] }) };
  expect(() => followCoach(counting, [wrong], 'one')).toThrow('refused say: out-of-order');
  const stuck = { ...counting, bots: { quiet: { delay: () => null, choose: () => null } } };
  expect(() => followCoach(stuck, [next], 'one')).toThrow('never end');
});
