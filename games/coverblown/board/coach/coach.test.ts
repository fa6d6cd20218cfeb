import { expect, test } from 'vitest';
import { followCoach } from '#shared/testing/coach.ts';
import { coverblown } from '../..';
import { coach } from '.';

test('the coach leads from the first call to the end of the case, for any moves of the bots', {
  tags: ['long'],
}, () => {
  const seen = new Set<string>();
  for (let dice = 0; dice < 12; dice++) {
    const { shown, played, minutes } = followCoach(coverblown, coach, 'obedient', `dice ${dice}`);
    expect(shown.slice(0, 5)).toEqual(['answer', 'card', 'honest', 'call', 'listen']);
    expect(shown.at(-1)).toBe('over');
    expect(played.outcome?.cancelled).toBeUndefined();
    expect(minutes).toBeLessThan(20);
    for (const step of shown) seen.add(step);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['claim', 'others', 'plan', 'examine', 'rest']));
});
