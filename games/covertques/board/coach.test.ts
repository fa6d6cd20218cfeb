import { expect, test } from 'vitest';
import { followCoach } from '#shared/testing/coach.ts';
import { covertques } from '..';
import { coach } from './coach';

test('the coach leads from the envelope to the end with several seeds', () => {
  for (const dice of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const { shown, played, minutes } = followCoach(covertques, coach, 'obedient', dice);
    expect(shown.slice(0, 4)).toEqual(['envelope', 'seen', 'word', 'hint']);
    expect(shown).toContain('listen');
    expect(shown.at(-1)).toBe('over');
    expect(played.outcome).not.toBeNull();
    expect(played.outcome?.cancelled).toBeUndefined();
    expect(minutes).toBeLessThan(10);
  }
});
