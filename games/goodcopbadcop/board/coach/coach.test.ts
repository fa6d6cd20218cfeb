import { expect, test } from 'vitest';
import { followCoach, LEARNERS } from '#shared/testing/coach.ts';
import { goodcopbadcop } from '../..';
import { coach } from '.';

test.each(LEARNERS)('a %s learner is shown every step and reaches the end', (learner) => {
  for (let dice = 0; dice < 6; dice++) {
    const { missed, isOut, shown, played } = followCoach(goodcopbadcop, coach, learner, `dice ${dice}`);
    expect({ missed, isOut, last: shown.at(-1) }, shown.join(' ')).toEqual({ missed: [], isOut: false, last: 'over' });
    expect(played.outcome?.winners).toContain('0');
  }
});

test('an obedient learner fires the last shot within ten minutes', () => {
  const { shown, played, minutes } = followCoach(goodcopbadcop, coach, 'obedient', 'one');
  expect(shown.filter((id) => id !== 'touched').join(' ')).toBe(
    'own-cards place equipment pass investigate look after claim aimed-at switch lie arm shot-at wound shoot over',
  );
  expect(minutes).toBeLessThan(10);
  expect(played.actions.findLast(({ move }) => move === 'shoot')?.by).toBe('0');
});
