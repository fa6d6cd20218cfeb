import { describe, expect, test } from 'vitest';
import type { Lines } from '#shared/contract/voice.ts';
import { chance } from '#shared/random.ts';
import { Phrases, UsedLines } from './phrases';

const four = (word: string) => [1, 2, 3, 4].map((n) => `${word} ${n}`);
const lines: Lines = {
  waits: { dry: four('dry'), warm: four('warm'), brash: four('brash'), nervous: four('nervous') },
  accuses: { dry: ['{who} has the {what}.'], warm: [], brash: [], nervous: [] },
};
const names = (of: string) => ({ '1': 'Mara', '2': '$& {what} $1' })[of] ?? '';

const phrases = (used = new UsedLines(), room = 'ROOM', seed = 'one') =>
  new Phrases('game', lines, used.of(room, 'game'), chance(seed));

test('every line is used before any is repeated', () => {
  const spoken = phrases();
  const said = Array.from({ length: 40 }, () => spoken.render({ about: 'waits' }, 'brash', names).detail);
  for (let n = 0; n < 40; n += 4) expect(said.slice(n, n + 4).toSorted()).toEqual(four('brash'));
  for (const [n, line] of said.entries()) expect(line).not.toBe(said[n + 1]);
  expect(new Set(Array.from({ length: 10 }, (_, n) => said.slice(4 * n, 4 * n + 4).join())).size).toBeGreaterThan(1);
});

test('a room’s matches repeat no line before all are used', () => {
  const used = new UsedLines();
  const say = (room: string, match: string) =>
    phrases(used, room, match).render({ about: 'waits' }, 'brash', names).detail;
  const said = ['a', 'b', 'c', 'd'].map((match) => say('ROOM', match));
  expect(said.toSorted()).toEqual(four('brash'));
  expect(['a', 'b', 'c', 'd'].map((match) => say('ELSE', match)).toSorted()).toEqual(four('brash'));
});

test('used lines are remembered for a thousand rooms', () => {
  const used = new UsedLines();
  const [first, second] = [used.of('first', 'game'), used.of('second', 'game')];
  for (let room = 0; room < 998; room++) used.of(`room ${room}`, 'game');
  expect(used.of('first', 'game')).toBe(first);
  used.of('another', 'game');
  expect(used.of('first', 'game')).toBe(first);
  expect(used.of('second', 'game')).not.toBe(second);
});

describe('the placeholders in a line are filled with names and facts', () => {
  const accuse = (facts: Record<string, string | { seat: string }>) =>
    phrases().render({ about: 'accuses', facts }, 'dry', names).detail;

  test('a placeholder is filled with its fact or a seat’s name', () => {
    expect(accuse({ who: { seat: '1' }, what: 'bat' })).toBe('Mara has the bat.');
  });

  test('names and facts are inserted unchanged', () => {
    expect(accuse({ who: { seat: '2' }, what: "$' {who}" })).toBe("$& {what} $1 has the $' {who}.");
  });

  test('a placeholder whose fact is missing throws an error', () => {
    expect(() => accuse({ who: { seat: '1' } })).toThrow('without a fact');
    const inherited = { who: 'x' } as Record<string, string>;
    Object.setPrototypeOf(inherited, { what: 'bat' });
    expect(() => accuse(inherited)).toThrow('without a fact');
  });
});

test('a remark without any line throws an error', () => {
  for (const about of ['sleeps', 'toString', '__proto__'])
    expect(() => phrases().render({ about }, 'dry', names)).toThrow('lines');
  expect(() => phrases().render({ about: 'accuses' }, 'warm', names)).toThrow('lines');
});

test('a line that is too long for the chat throws an error', () => {
  const facts = { who: 'x'.repeat(301), what: '' };
  expect(() => phrases().render({ about: 'accuses', facts }, 'dry', names)).toThrow('longer');
});

test('a line has its place and its facts in the order of their names', () => {
  const bat = { detail: 'bat', phrase: ['game.weapons/bat'] as const };
  const facts = { who: { seat: '1' }, what: bat, other: 'unused' };
  expect(phrases().render({ about: 'accuses', facts }, 'dry', names)).toEqual({
    detail: 'Mara has the bat.',
    phrase: ['game-lines/accuses.dry.0', bat, 'Mara'],
  });
});
