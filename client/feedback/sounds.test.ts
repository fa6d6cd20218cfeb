import { expect, test } from 'vitest';
import { applause, endSound, loss, win } from './sounds';

test('each seat hears a sound for its win or loss', () => {
  const outcome = { winners: ['1', '2'], reason: 'done' };
  expect(endSound(outcome, '1')).toBe(win);
  expect(endSound(outcome, '0')).toBe(loss);
  expect(endSound(outcome, null)).toBe(applause);
  expect(endSound({ winners: [], reason: 'stopped' }, '0')).toBe(applause);
});
