import { expect, test } from 'vitest';
import { coachRefusal } from '#shared/coach.ts';
import { viewOf } from '#shared/engine.ts';
import { followCoach, LEARNERS } from '#shared/testing/coach.ts';
import { begin } from '#shared/testing/play.ts';
import { coverblown } from '../..';
import type { View } from '../../state';
import { coach } from '.';

test.each(LEARNERS)('a %s learner is shown every step and wins', (learner) => {
  for (let dice = 0; dice < 8; dice++) {
    const { shown, missed, isOut, played } = followCoach(coverblown, coach, learner, `dice ${dice}`);
    expect({ missed, isOut, last: shown.at(-1) }).toEqual({ missed: [], isOut: false, last: 'over' });
    expect(played.outcome).toMatchObject({ reason: 'case-solved' });
    expect(played.actions.filter(({ move }) => move === 'shoot')).toHaveLength(1);
  }
});

test('the coach waits until a call is over before it asks for a claim', () => {
  const { shown } = followCoach(coverblown, coach, 'obedient', 'one');
  for (const listen of ['listen', 'listen-again']) expect(shown[shown.indexOf(listen) + 1]).toBe('claim');
});

test('the coach closes claims that would get the learner shot, and says why', () => {
  const { seed, seats } = coverblown.lesson ?? {};
  const position = begin({ module: coverblown, seed: seed ?? '', seats: seats ?? 0, practice: '0' });
  const view = viewOf(coverblown, position, '0') as View;
  const why = (move: string, ...draft: string[]) => coachRefusal(coach, null, view, '0', move, draft);
  expect(why('claim')).toBeNull();
  expect(why('claim', 'contact')).toMatch(/Keep your contact’s name to yourself/);
  expect(why('claim', 'clean', 'boltgun')).toMatch(/Say only what your contact told you/);
  expect(why('shoot')).toMatch(/Keep your only bullet/);
});
