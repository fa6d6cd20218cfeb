import { expect, test } from 'vitest';
import type { VoteResult } from '../../state';
import { resultLines } from '../text';
import { tallyOf } from './tally';
import { stageResult, unnamed } from './text';

/** Creates a vote result from the votes in seat order. Each vote is a seat, or `-` for a skip. */
function resultOf(votes: string, shown: string | null, role: VoteResult['role'] = null): VoteResult {
  const cast = votes.split(' ').map((vote, seat) => [String(seat), vote === '-' ? null : vote] as const);
  return {
    round: 1,
    at: 0,
    votes: Object.fromEntries(cast),
    late: [],
    shown,
    role,
    nobody: shown === null ? 'tied' : null,
  };
}

test('every row of a result with few votes has the full width', () => {
  const { rows, lines, hasColumns } = tallyOf(resultOf('1 0 1 -', '1'));
  expect(rows.map(({ target }) => target)).toEqual(['1', '0', null]);
  expect({ lines, hasColumns }).toEqual({ lines: 3, hasColumns: false });
});

test('only the row of the player voted out has the full width', () => {
  const { rows, lines } = tallyOf(resultOf('1 2 3 4 5 6 7 8 9 1 1 -', '1'));
  expect(lines).toBe(6);
  expect(rows.filter(({ isWide }) => isWide).map(({ target }) => target)).toEqual(['1']);
});

test('a row with many voters is twice as high', () => {
  const { rows, lines } = tallyOf(resultOf('1 0 1 1 1 1 1 1 1 1 1 1', '1'));
  expect(rows.map(({ isTall }) => isTall)).toEqual([true, false]);
  expect(lines).toBe(3);
});

test('the headline says who was voted out', () => {
  const names = (seat: string) => ['Ana', 'Ben', 'Cy', 'Dot'][Number(seat)] ?? '';
  expect(stageResult(resultOf('1 0 1 1', '1', 'admin'), names)).toEqual({
    title: 'Ben was the Admin.',
    line: 'The users win. All three of you saw it.',
  });
  expect(stageResult(resultOf('1 0 1 -', '1', 'admin'), names).line).toBe('The users win. Two of you saw it.');
  expect(stageResult(resultOf('1 0 1', '1', 'admin'), names).line).toBe('The users win. Both of you saw it.');
  expect(stageResult(resultOf('1 0', null), names).title).toBe('Nobody was voted out. Ben and Ana tied.');
});

test('after a tie, the result says when skips count', () => {
  const names = (seat: string) => ['Ana', 'Ben', 'Cy', 'Dot'][Number(seat)] ?? '';
  expect(resultLines(resultOf('1 - 0 -', null), names, null).line).toBe(
    'Ben and Ana tied. Skips only count if more than half skip.',
  );
  expect(resultLines(resultOf('1 0 1 0 -', null), names, null).line).toBe('Ben and Ana tied.');
});

test('players without votes are named if there are at most three', () => {
  expect(unnamed(['Ana', 'Ben', 'Cy'])).toBe('Nobody voted for Ana, Ben or Cy.');
  expect(unnamed(['Ana', 'Ben', 'Cy', 'Dot'])).toBe('Nobody voted for the other four.');
});
