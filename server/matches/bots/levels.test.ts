import { expect, test } from 'vitest';
import type { AnyModule } from '#shared/contract/module.ts';
import { must } from '#shared/must.ts';
import { toy } from '../toy';
import { botOf, LESSON_LEVEL, levelsOf, usualLevel } from './levels';

const steady = must(toy.bots.steady);
const wise = { ...steady };
const two = { ...toy, bots: { steady, wise } } as unknown as AnyModule;

test('a game’s definition names its usual bot', () => {
  expect(usualLevel(two)).toBe('steady');
  expect(usualLevel({ ...two, usualBot: 'wise' })).toBe('wise');
  expect(usualLevel({ ...two, usualBot: 'gone' })).toBe('steady');
  expect(usualLevel({ ...two, bots: {} })).toBeNull();
});

test('a bot whose level no longer exists plays like the usual bot', () => {
  expect(botOf({ ...two, usualBot: 'wise' }, 'gone')).toBe(wise);
  expect(botOf(two, 'wise')).toBe(wise);
});

test('the searcher is the hardest level of its game', () => {
  const searching = { ...two, searcher: { budget: 77 } };
  expect(levelsOf(two)).toEqual(['steady', 'wise', 'random']);
  expect(levelsOf(searching)).toEqual(['steady', 'wise', 'searcher', 'random']);
  expect([usualLevel(searching), usualLevel({ ...searching, bots: {} })]).toEqual(['steady', 'searcher']);
  expect(botOf(searching, 'searcher').budget).toBe(77);
  expect(botOf(two, 'searcher')).toBe(steady);
});

test('the bot for lessons is in no menu', () => {
  const taught = { ...two, lesson: { seed: '', seats: 2, bot: wise } };
  expect(botOf(taught, LESSON_LEVEL)).toBe(wise);
  expect(botOf(two, LESSON_LEVEL)).toBe(steady);
  expect(levelsOf(taught)).not.toContain(LESSON_LEVEL);
});
