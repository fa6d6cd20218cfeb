import { expect, test } from 'vitest';
import { aMatch } from './testing';

test('a seat that has hinted and a seat that waits for its turn get different reasons', () => {
  const match = aMatch();
  match.play('2', 'hint', 'sky');
  expect(match.why('2', 'hint')).toBe('already-hinted');
  expect(match.why('3', 'hint')).toBeNull();
  expect(match.why('4', 'hint')).toBe('not-your-turn');
});
