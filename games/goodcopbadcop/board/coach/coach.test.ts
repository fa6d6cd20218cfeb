import { followCoach, LEARNERS, wordsOf } from 'hush/testing';
import { expect, test } from 'vitest';
import { goodcopbadcop } from '../..';
import type { View } from '../../state';
import { coach } from '.';

test.each(LEARNERS)('a %s learner is shown every step and finishes the lesson', (learner) => {
  for (let dice = 0; dice < 6; dice++) {
    const { missed, isOut, shown, played } = followCoach(goodcopbadcop, coach, learner, `dice ${dice}`);
    expect({ missed, isOut, last: shown.at(-1) }, shown.join(' ')).toEqual({ missed: [], isOut: false, last: 'over' });
    expect(played.outcome?.winners).toContain('0');
  }
});

test('a learner who follows the coach fires the last shot within ten minutes', () => {
  const { shown, played, minutes } = followCoach(goodcopbadcop, coach, 'obedient', 'one');
  expect(shown.filter((id) => id !== 'touched').join(' ')).toBe(
    'own-cards place equipment pass investigate look after claim aimed-at switch lie arm shot-at wound shoot over',
  );
  expect(minutes).toBeLessThan(10);
  expect(played.actions.findLast(({ move }) => move === 'shoot')?.by).toBe('0');
});

test.each([
  ['0', 'This one involves you. Pass.'],
  ['3', 'This one doesn’t involve you. Pass.'],
])(
  'when another officer wants to aim at %s, the coach says correctly whether that involves the learner',
  (aimAt, said) => {
    const declared = { action: 'arm', slot: 0, aimAt };
    const seats = ['0', '1', '2', '3'];
    const view = {
      phase: 'react',
      declared,
      shot: null,
      active: '1',
      acts: [],
      turn: 3,
      seats,
      table: {},
    } as object as View;
    const title = coach.steps.find(({ id }) => id === 'touched')?.title;
    expect(typeof title === 'function' && title(view, '0', String, null)).toBe(said);
  },
);

test('the goal names the learner’s side only after the learner has filed the cards', () => {
  const goal = (placed: boolean) => wordsOf(coach.goal, { table: { '0': { placed } } } as object as View, '0', String);
  expect(goal(false)).toBe('Find out which side you’re on.');
  expect(goal(true)).toBe('Take out the Kingpin. Keep the Agent in.');
});
