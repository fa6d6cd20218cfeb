import { expect, test } from 'vitest';
import { followCoach } from '#shared/testing/coach.ts';
import { goodcopbadcop } from '../..';
import { coach } from '.';

test('the coach guides a match from the first cards to the end', () => {
  const seen = new Set<string>();
  for (let dice = 0; dice < 12; dice++) {
    const { shown, played, minutes } = followCoach(goodcopbadcop, coach, 'obedient', `dice ${dice}`);
    expect(shown.slice(0, 2)).toEqual(['own-cards', 'place']);
    expect(shown.at(-1)).toBe('over');
    expect(played.outcome).not.toBeNull();
    expect(played.outcome?.cancelled).toBeUndefined();
    expect(minutes).toBeLessThan(15);
    for (const step of shown) seen.add(step);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['window', 'investigate', 'learned', 'arm', 'shoot']));
});
