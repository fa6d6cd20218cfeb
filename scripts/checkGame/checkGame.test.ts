import { expect, test } from 'vitest';
import { QUICK, THOROUGH } from '#shared/testing/extent.ts';
import { THOROUGH_ADDS } from './checkGame.mjs';
import { type Looked, rungLines } from './lines';

const looked = (rung: string | null, state: Looked['state'], words: string, title = 'a test'): Looked => ({
  rung,
  title,
  state,
  words,
});

test('a group of passed checks is printed on one line', () => {
  expect(rungLines([looked('state', 'passed', 'plain JSON'), looked('state', 'passed', '194 bytes at most')])).toEqual([
    '✓ state             plain JSON; 194 bytes at most',
  ]);
});

test('a failure is printed once with the command that replays it', () => {
  const words =
    '`view` throws for seat 1: no. (3 players, seed "one", move 7: npm run replay -- moles --players 3 --seed one --move 7)';
  const all = [looked('views', 'failed', words), looked('views', 'passed', 'x'), looked('bots', 'failed', words)];
  expect(rungLines(all)).toEqual([
    '✗ views             `view` throws for seat 1: no.',
    '                    3 players, seed "one", move 7',
    '                    npm run replay -- moles --players 3 --seed one --move 7',
    '✗ bots              the same',
  ]);
});

test('the reason why a property is not proved is printed only once', () => {
  const all = [
    looked('refusals', 'passed', '7 offers taken'),
    looked('refusals', 'skipped', 'no `args`'),
    looked('views', 'passed', ''),
    looked('views', 'skipped', 'no `args`'),
    looked('two worlds', 'skipped', 'no `imagine`'),
  ];
  expect(rungLines(all)).toEqual([
    '✓ refusals          7 offers taken',
    '–                   no `args`',
    '✓ views',
    '– two worlds        no `imagine`',
  ]);
});

test('the game’s own tests are counted', () => {
  const own = [looked(null, 'passed', ''), looked(null, 'passed', '')];
  expect(rungLines(own)).toEqual(['✓ its own tests     2 passed']);
  expect(rungLines([...own, looked(null, 'skipped', '')])).toEqual([
    '✓ its own tests     2 passed, 1 long left to --thorough',
  ]);
  expect(rungLines([...own, looked(null, 'failed', 'expected 1', '[MO-1] cards')])).toEqual([
    '✗ its own tests     [MO-1] cards',
    '                    expected 1',
  ]);
});

test('a quick check says how much more a thorough check would do', () => {
  const [games, fewer] = [THOROUGH, QUICK].map(({ seeds }) => seeds.length);
  expect(THOROUGH_ADDS).toContain(`plays ${games} games instead of ${fewer} at each number of seats`);
  expect(THOROUGH_ADDS).toContain(`looks at ${THOROUGH.moments} moments instead of ${QUICK.moments}`);
  expect([THOROUGH.optionsAt, QUICK.optionsAt]).toEqual(['three', 'fewest']);
});
