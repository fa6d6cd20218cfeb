import { expect, test } from 'vitest';
import { levelOf } from './botLevels';

const levels = ['beginner', 'planner', 'random'].map((id) => ({ id, title: id.toUpperCase(), about: null }));

test('a bot plays at the default level if the game does not have the bot’s level', () => {
  expect(levelOf({ levels, usualBot: 'planner' }, 'beginner')?.title).toBe('BEGINNER');
  expect(levelOf({ levels, usualBot: 'planner' }, 'steady')?.title).toBe('PLANNER');
  expect(levelOf({ levels, usualBot: 'planner' }, null)?.title).toBe('PLANNER');
  expect(levelOf({ levels: [], usualBot: 'random' }, null)).toBeNull();
});
