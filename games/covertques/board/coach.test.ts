import { followCoach, LEARNERS } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { covertques } from '..';
import type { State } from '../state';
import { coach } from './coach';

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six'];

describe.each(LEARNERS)('the coach leads a learner who is %s', (learner) => {
  test('the learner is shown every step and wins with the Hacker', () => {
    for (const dice of SEEDS) {
      const { missed, shown, isOut, played } = followCoach(covertques, coach, learner, dice);
      expect({ missed, isOut, last: shown.at(-1) }).toEqual({ missed: [], isOut: false, last: 'over' });
      expect(played.outcome).toMatchObject({ winners: ['0', '3'], reason: 'partner-found' });
    }
  });
});

test('a learner who follows the coach names the Hacker in round 2, within a few minutes', () => {
  for (const dice of SEEDS) {
    const { shown, played, minutes } = followCoach(covertques, coach, 'obedient', dice);
    const G = played.position.G as State;
    expect(G.revealed).toEqual({ by: '0', guess: '3', isRight: true });
    expect(shown.filter((id) => id !== 'ready')).toEqual([
      ...['envelope', 'seen', 'hint', 'listen', 'clue', 'talk', 'vote', 'votes', 'silence'],
      ...['hint-again', 'found', 'skip', 'name', 'over'],
    ]);
    expect(minutes).toBeLessThan(6);
  }
});

test('the blamed User is voted out in round 1, and no player is voted out in round 2', () => {
  for (const learner of LEARNERS) {
    const G = followCoach(covertques, coach, learner, 'votes').played.position.G as State;
    expect(G.results[0]).toMatchObject({ shown: '4', role: 'user' });
    expect(G.results[1]).toMatchObject({ shown: null, nobody: 'skipped' });
  }
});
