import { ActivePlayers } from 'boardgame.io/core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  achievements,
  type Coach,
  type CoachStep,
  coachedLegality,
  coachRefusal,
  hintOf,
  type Picked,
} from '../contract/coach';
import { defineGame } from '../contract/defineGame';
import type { BaseView, Bot, Outcome } from '../contract/module';
import { flat, legalityOf } from '../legality/legality';
import { followCoach, LEARNERS } from './coach';

interface Counting {
  count: number;
  hums: number;
  outcome: Outcome | null;
}
type CountingView = BaseView & { count: number; hums: number };

/** A test game in which players count aloud until one of them says five. Humming has no effect on the count. */
const countingWith = (bot: Bot<CountingView>) =>
  defineGame<Counting, CountingView, { say: [number]; hum: [] }>({
    id: 'counting',
    lobby: {
      title: 'Counting',
      tagline: '',
      players: { min: 2, max: 2 },
      minutes: [1, 1],
      lesson: { seed: 'cd'.repeat(32), seats: 2, bot },
    },
    game: {
      setup: () => ({ count: 0, hums: 0, outcome: null }),
      turn: { activePlayers: ActivePlayers.ALL },
      moves: {
        say: ({ G, playerID }, n: number) => {
          G.count = n;
          if (n >= 5) G.outcome = { winners: [playerID], reason: 'counted' };
        },
        hum: ({ G }) => {
          G.hums++;
        },
      },
    },
    moves: {
      say: {
        args: z.tuple([z.int()]),
        legal: flat({
          unfit: (view, _, [n]) => (n === view.count + 1 ? null : 'out-of-order'),
          list: (view) => [[view.count + 1]],
        }),
      },
      hum: { args: z.tuple([]), legal: flat({ list: () => [[]] }) },
    },
    view: ({ count, hums }) => ({ count, hums, waitingFor: [], out: [], endsAt: null }),
  });

const saysNext: Bot<CountingView>['choose'] = ({ view }) => ({ move: 'say', args: [view.count + 1] });
const hasty = countingWith({ timing: { delay: () => ({ from: 60_000, to: 90_000 }) }, choose: saysNext });
/** A game whose bot waits for the learner. The learner says the odd numbers. */
const patient = countingWith({
  timing: { delay: ({ count }) => (count % 2 === 1 ? { from: 60_000, to: 90_000 } : null) },
  choose: saysNext,
});

const step = (id: string, when: CoachStep<CountingView>['when'], more: Partial<CoachStep<CountingView>> = {}) => ({
  ...{ id, title: `${id}.`, why: 'Five ends it.', when },
  ...more,
});
const say = { at: ['say'], move: (view: CountingView) => ({ move: 'say', args: [view.count + 1] }) };
const first = step('first', ({ count }) => count === 0, say);
const read = step('read', ({ count }) => count > 0);
const rest = step('rest', ({ count }) => count > 0 && count < 5, say);
const over = step('over', ({ count }) => count === 5);
const coach: Coach<CountingView> = { goal: 'Say five.', steps: [first, read, rest, over] };

test.each(LEARNERS)('patient bots let a learner who is %s see every step', (learner) => {
  const { shown, missed, isOut, played, minutes } = followCoach(patient, coach, learner);
  expect(shown.slice(0, 3)).toEqual(['first', 'read', 'rest']);
  expect(shown.at(-1)).toBe('over');
  expect(missed).toEqual([]);
  expect(isOut).toBe(false);
  expect(played.outcome).toEqual({ winners: ['0'], reason: 'counted' });
  expect(minutes).toBeGreaterThan(0);
});

test('a slow learner misses a step if the bots do not wait', () => {
  const rare = step('rare', ({ hums }) => hums > 99, { branch: true });
  const steps = [first, step('one', ({ count }) => count === 1, say), rare, over];
  expect(followCoach(hasty, { goal: '', steps }, 'slow').missed).toEqual([]);
  const late = [...steps, step('late', ({ count }) => count > 5)];
  expect(() => followCoach(hasty, { goal: '', steps: late }, 'slow')).not.toThrow();
  expect(followCoach(hasty, { goal: '', steps: late }, 'slow').missed).toEqual(['late']);
});

test('a stubborn learner first makes a move that differs from the hint', () => {
  const moves = (of: Coach<CountingView>) =>
    followCoach(patient, of, 'stubborn').played.actions.flatMap(({ by, move }) => (by === '0' ? [move] : []));
  expect(moves(coach)).toContain('hum');
  const notNow = (_: CountingView, __: string, move: string) => (move === 'hum' ? 'Hum later.' : null);
  expect(moves({ ...coach, refuses: notNow })).not.toContain('hum');
  const steps = coach.steps.map((one) => ({ ...one, refuses: notNow }));
  expect(moves({ ...coach, steps })).not.toContain('hum');
});

test('a hint that is illegal or forbidden is a fault', () => {
  const steps = [{ ...first, move: () => ({ move: 'say', args: [9] }) }, over];
  expect(() => followCoach(patient, { goal: '', steps })).toThrow('refused say: out-of-order');
  const stuck = countingWith({ timing: { delay: () => null }, choose: () => null });
  expect(() => followCoach(stuck, { goal: '', steps: [first, over] })).toThrow('never end');
  const closed: Coach<CountingView> = { ...coach, refuses: () => 'Not now.' };
  expect(() => followCoach(patient, closed)).toThrow('the coach closes its own hint first: Not now.');
});

test('`followCoach` reports that the learner is out too early', () => {
  const view: typeof patient.view = (G, viewer) => ({ ...patient.view(G, viewer), out: G.count > 0 ? ['0'] : [] });
  expect(followCoach({ ...patient, view }, coach).isOut).toBe(true);
});

test('the coach gives a reason for forbidding a move', () => {
  const view: CountingView = { count: 0, hums: 0, waitingFor: [], out: [], endsAt: null };
  const refuses = (move: string, draft: readonly unknown[]) =>
    coachRefusal(
      { refuses: (_: CountingView, __, name) => (name === 'hum' ? 'Hum later.' : null) },
      { ...first, refuses: (_, __, ___, [n]) => (n === 1 ? 'Say another number.' : null) },
      view,
      '0',
      move,
      draft as never,
    );
  const legal = coachedLegality(legalityOf(patient.legal, view, '0'), refuses);
  expect(legal.why('hum')).toBe('Hum later.');
  expect([legal.can('hum'), legal.can('say')]).toEqual([false, true]);
  expect(legal.next('say', []).picks).toEqual([]);
  expect(legal.refusal('say', [1])).toBe('Say another number.');
  expect(legal.refusal('say', [2])).toBe('out-of-order');
});

test('a hint’s step count excludes branches and the last page', () => {
  const branch = step('rare', () => true, { branch: true });
  const picking = step('pick', () => true, {
    title: (_, __, names, picked) => `Pick ${names(String(picked?.draft[0] ?? 'a'))}.`,
    at: (_, __, picked) => [picked ? 'lock' : 'pick:a'],
    held: 'Let go.',
  });
  const steps = [first, branch, picking, over];
  const view: CountingView = { count: 0, hums: 0, waitingFor: [], out: [], endsAt: null };
  const hint = (shown: string[], at: CoachStep<CountingView>, picked: Picked | null = null) =>
    hintOf({ steps }, new Set(shown), at, view, '0', (seat) => seat.toUpperCase(), picked);
  expect(hint(['first'], branch)).toMatchObject({ n: 1, of: 2 });
  expect(hint(['first', 'rare'], picking)).toMatchObject({ n: 2, title: 'Pick A.', at: ['pick:a'], held: 'Let go.' });
  const picked = { move: 'pick', draft: ['b'] };
  expect(hint(['first', 'pick'], picking, picked)).toMatchObject({ n: 2, title: 'Pick B.', at: ['lock'] });
});

test('an achievement is listed if its step was shown', () => {
  const steps = [
    { ...first, learned: 'Said one' },
    { ...read, learned: ({ hums }: CountingView) => (hums > 0 ? 'Hummed' : null) },
    { ...rest, learned: 'Said three' },
    over,
  ];
  const view = (hums: number): CountingView => ({ count: 0, hums, waitingFor: [], out: [], endsAt: null });
  const listed = (hums: number) => achievements({ steps }, new Set(['first', 'read']), view(hums), '0');
  expect(listed(0)).toEqual(['Said one']);
  expect(listed(1)).toEqual(['Said one', 'Hummed']);
});
