import { expect, test } from 'vitest';
import { levelOf } from './botLevels';

const levels = ['beginner', 'planner', 'random'].map((id) => ({ id, title: id.toUpperCase(), about: null }));

test('a bot with an unknown level plays at the default level', () => {
  expect(levelOf({ levels, usualBot: 'planner' }, 'beginner')?.title).toBe('BEGINNER');
  expect(levelOf({ levels, usualBot: 'planner' }, 'steady')?.title).toBe('PLANNER');
  expect(levelOf({ levels, usualBot: 'planner' }, null)?.title).toBe('PLANNER');
  expect(levelOf({ levels: [], usualBot: 'random' }, null)).toBeNull();
});
