import { must } from 'hush/game';
import { followCoach, LEARNERS, wordsOf } from 'hush/testing';
import { expect, test } from 'vitest';
import { goodcopbadcop } from '../..';
import type { View } from '../../state';
import { coach } from '.';

test.each(LEARNERS)('a %s learner is shown every step and finishes the lesson', (learner) => {
  for (let dice = 0; dice < 6; dice++) {
    const { missed, isOut, shown, played } = followCoach(goodcopbadcop, coach, learner, `dice ${dice}`);
    expect({ missed, isOut, last: shown.at(-1) }, shown.join(' ')).toEqual({ missed: [], isOut: false, last: 'over' });
    // A learner who shoots another officer ends the lesson before the match is decided.
    expect(played.outcome?.winners ?? ['0']).toContain('0');
    expect(played.actions.some(({ move, by }) => move === 'shoot' && by === '0') || played.outcome !== null).toBe(true);
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
  ['3', 'Nothing you need to stop. Pass.'],
])(
  'when another officer wants to aim at seat %s, the coach says whether that involves seat 0, the learner',
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

test('the coach’s explanation is about the officer whom the learner has picked', () => {
  const hand = { me: { hand: ['k9_unit'] }, table: {}, claims: [] } as object as View;
  const why = (id: string, move: string, draft: readonly (string | number)[]) =>
    wordsOf(must(coach.steps.find((step) => step.id === id)).why, hand, '0', (seat) => `P${seat}`, {
      move,
      draft: [...draft],
    });
  expect(why('arm', 'arm', [0, '1'])).toMatch(/^P1 has aimed at you.*change your target/);
  expect(why('arm', 'arm', [0, '3'])).toMatch(/^Nothing is known against P3 yet/);
  expect(why('shot-at', 'useEquipment', [1, 'k9_unit', '3'])).toMatch(/^P3 isn’t the one about to shoot/);
  expect(why('shot-at', 'useEquipment', [1, 'k9_unit', '1'])).toMatch(/^P1 is about to shoot you/);
});

test('the lesson ends with the learner’s shot, whether or not it decides the match', () => {
  const over = must(coach.steps.at(-1));
  const view = { outcome: null, acts: [{ kind: 'shoot', by: '0', at: '3', hit: '3', turn: 9 }] } as object as View;
  expect(over.when(view, '0')).toBe(true);
  expect(over.when({ ...view, acts: [] }, '0')).toBe(false);
  expect(wordsOf(over.title, view, '0', String)).not.toMatch(/is out/);
  expect(wordsOf(over.why, view, '0', String)).toContain('The Kingpin is still in');
});

test('the coach says what a choice asks for', () => {
  const step = must(coach.steps.find(({ id }) => id === 'choice'));
  const title = (choice: object | null) => wordsOf(step.title, { choice } as object as View, '0', String);
  expect(title({ kind: 'discard' })).toBe('Keep one equipment card.');
  expect(title({ kind: 'reveal' })).toBe('Turn up one of your cards.');
  expect(title(null)).toBe('Go ahead, or change your mind.');
});
