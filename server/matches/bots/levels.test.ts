import { expect, test } from 'vitest';
import type { AnyModule } from '../../../shared/module';
import { must } from '../../../shared/must';
import { toy } from '../toy';
import { botOf, usualLevel } from './levels';

const steady = must(toy.bots.steady);
const wise = { ...steady };
const two = { ...toy, bots: { steady, wise } } as unknown as AnyModule;

test('the usual bot is the one that the definition names, or else the first', () => {
  expect(usualLevel(two)).toBe('steady');
  expect(usualLevel({ ...two, usualBot: 'wise' })).toBe('wise');
  expect(usualLevel({ ...two, usualBot: 'gone' })).toBe('steady');
  expect(usualLevel({ ...two, bots: {} })).toBeNull();
});

test('a level that is gone is played by the usual bot', () => {
  expect(botOf({ ...two, usualBot: 'wise' }, 'gone')).toBe(wise);
  expect(botOf(two, 'wise')).toBe(wise);
});
