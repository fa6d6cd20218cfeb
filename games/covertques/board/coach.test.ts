import { must } from 'hush/game';
import { followCoach, LEARNERS } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { covertques } from '..';
import { HACKER, SEED } from '../lesson/script';
import type { State } from '../state';
import { aDeal } from '../testing';
import { coach } from './coach';

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six'];

describe.each(LEARNERS)('the coach guides a learner who is %s', (learner) => {
  test('the learner wins together with the Hacker', () => {
    for (const dice of SEEDS) {
      const { missed, shown, isOut, played } = followCoach(covertques, coach, learner, dice);
      expect({ missed, isOut, last: shown.at(-1) }).toEqual({ missed: [], isOut: false, last: 'over' });
      expect(played.outcome).toMatchObject({ winners: ['0', '3'], reason: 'partner-found' });
    }
  });
});

test('the lesson’s goal fits on one line of the smallest phone', () => {
  expect(String(coach.goal).length).toBeLessThanOrEqual(38);
});

test('an obedient learner names the Hacker in round 2', () => {
  for (const dice of SEEDS) {
    const { shown, played, minutes } = followCoach(covertques, coach, 'obedient', dice);
    const G = played.position.G as State;
    expect(G.revealed).toEqual({ by: '0', guess: '3', isRight: true });
    expect(shown.filter((id) => id !== 'ready' && id !== 'count')).toEqual([
      ...['envelope', 'seen', 'hint', 'listen', 'clue', 'talk', 'vote', 'votes', 'silence'],
      ...['hint-again', 'found', 'skip', 'name', 'over'],
    ]);
    expect(minutes).toBeLessThan(6);
  }
});

test('the blamed User is voted out in round 1', () => {
  for (const learner of LEARNERS) {
    const G = followCoach(covertques, coach, learner, 'votes').played.position.G as State;
    expect(G.results[0]).toMatchObject({ shown: '4', role: 'user' });
    expect(G.results[1]).toMatchObject({ shown: null, nobody: 'skipped' });
  }
});

test('the coach refuses a vote for the partner', () => {
  const match = aDeal(5, SEED, {}, null, '0').to('vote');
  const refused = (move: string, ...args: string[]) => coach.refuses?.(match.view('0'), '0', move, args) ?? null;
  expect([refused('vote', HACKER), refused('vote', '1'), refused('skip')]).toEqual([expect.any(String), null, null]);
  expect([refused('suspect', HACKER), refused('suspect', '1')]).toEqual([expect.any(String), null]);
  match.to('discovery');
  expect([refused('pass'), refused('reveal', HACKER)]).toEqual([null, expect.any(String)]);
  match.toRound(2).to('vote');
  expect(refused('vote', HACKER)).toEqual(expect.any(String));
  match.to('discovery');
  expect([refused('pass'), refused('reveal', HACKER)]).toEqual([expect.any(String), null]);
});

test('if the learner picks the partner’s nameplate, the coach asks for a different one', () => {
  const match = aDeal(5, SEED, {}, null, '0');
  for (const round of [1, 2]) {
    const view = match.toRound(round).to('vote').view('0');
    const step = must(coach.steps.find(({ id }) => id === (round === 1 ? 'vote' : 'skip')));
    const [title, at] = [step.title, step.at];
    if (typeof title !== 'function' || typeof at !== 'function') throw new Error('the step ignores the pick');
    const named = (seat: string | null) =>
      title(view, '0', (of) => `P${of}`, seat === null ? null : { move: 'vote', draft: [seat] });
    expect(named(HACKER)).toMatch(/^Not P3\./);
    expect(at(view, '0', { move: 'vote', draft: [HACKER] })).not.toContain('lock');
    expect(named(null)).not.toContain('Cast');
  }
});
