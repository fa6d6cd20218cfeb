import { expect, test } from 'vitest';
import { aMatch } from './testing';

test('who has spoken hears so, and so does who waits', () => {
  const match = aMatch();
  match.play('2', 'hint', 'sky');
  expect(match.why('2', 'hint')).toBe('already-hinted');
  expect(match.why('3', 'hint')).toBeNull();
  expect(match.why('4', 'hint')).toBe('not-your-turn');
});
