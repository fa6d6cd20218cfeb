import { describe, expect, test } from 'vitest';
import { moles } from '#examples/moles/index.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import { must } from '#shared/must.ts';
import { changeLines } from './changes';
import { moveAfter } from './keys';
import { requestOf } from './request';
import { stepLines, stepsOf } from './steps';

const GAME = { players: 3, seed: 'one' };

describe('a replay is printed step by step', () => {
  const steps = stepsOf(moles, GAME);
  const last = steps.moments.length - 1;

  test('the first step shows the whole state', () => {
    const lines = stepLines(steps, 0, 'state');
    expect(lines[0]).toBe(`move 0 of ${last} · 0:00 · the deal`);
    expect(lines).toContain('    accused  {}');
    expect(lines.at(-1)).toBe('  http://localhost:5173/dev/moles?players=3&seed=one&move=0');
  });

  test('a step shows who moved and what changed', () => {
    const { by, args } = must(must(steps.moments[1]).action);
    expect(stepLines(steps, 1, 'state').slice(0, 4)).toEqual([
      expect.stringMatching(new RegExp(`^move 1 of ${last} · 0:\\d\\d · seat ${by}: accuse "${args[0]}"$`)),
      '  state',
      '    accused',
      `      + ${by}  "${args[0]}"`,
    ]);
  });

  test('a viewer’s step shows only the changes to their view', () => {
    const { by } = must(must(steps.moments[1]).action);
    const own = stepLines(steps, 1, by).join('\n');
    const open = stepLines(steps, 1, null).join('\n');
    expect(own).toContain('me\n      accused  null → ');
    expect(open).toContain('what a spectator sees');
    expect(open).not.toContain('me\n');
  });

  test('the step at the end shows the log entry and the outcome', () => {
    const lines = stepLines(steps, last, 'state');
    expect(lines.some((line) => line.startsWith('  told   arrested '))).toBe(true);
    expect(lines.some((line) => /^ {2}over {3}(cops|moles)-win, won by /.test(line))).toBe(true);
  });
});

test('the last step of a broken game shows the fault', () => {
  const accuse = () => {
    throw new Error('no such seat.');
  };
  const broken: AnyModule = { ...moles, game: { ...moles.game, moves: { ...moles.game.moves, accuse } } };
  const steps = stepsOf(broken, GAME);
  expect(steps.fault).toMatch(/^The move `accuse` of seat \d, .* throws: no such seat\.$/);
  expect(stepLines(steps, steps.moments.length - 1, 'state').join('\n')).toContain(`✗      ${steps.fault}`);
});

test('the changes between two values are printed as a small tree', () => {
  const before = { a: 1, b: { c: [1, 2], d: 'x' }, gone: true };
  expect(changeLines(before, { a: 1, b: { c: [1, 3, 4], d: 'x' }, more: null })).toEqual([
    'b',
    '  c',
    '    1  2 → 3',
    '    + 2  4',
    '- gone  true',
    '+ more  null',
  ]);
  expect(changeLines(before, structuredClone(before))).toEqual([]);
});

test.each([
  ['return', 4, 5],
  ['right', 5, 5],
  ['left', 4, 3],
  ['left', 0, 0],
  ['home', 4, 0],
  ['end', 0, 5],
  ['pagedown', 0, 5],
  ['x', 2, 2],
  ['q', 2, null],
] as const)('in a replay of 5 moves, the key %s at move %i leads to move %s', (key, from, to) => {
  expect(moveAfter(key, from, 5)).toBe(to);
});

describe('a request for a replay is checked', () => {
  test('options that a request omits get their defaults', () => {
    expect(requestOf(moles, {})).toEqual({ game: { players: 3, seed: 'one', options: {} }, move: 0, eyes: 'state' });
  });

  test.each([
    [{ players: '9' }, 'players-out-of-range'],
    [{ players: 'x' }, 'players-out-of-range'],
    [{ move: '-1' }, 'move-malformed'],
    [{ options: '{' }, 'options-malformed'],
    [{ options: '{"seconds":1}' }, 'options-malformed'],
    [{ seat: '7' }, 'seat-unknown'],
  ])('the request %j is refused as %s', (typed, refused) => {
    expect(requestOf(moles, typed)).toMatchObject({ refused, detail: expect.stringMatching(/\.$/) });
  });
});
