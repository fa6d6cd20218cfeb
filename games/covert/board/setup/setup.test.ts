import { expect, test } from 'vitest';
import { missionHint } from './hints';
import { waitLine } from './text';

const names = (seat: string) => `P${seat}`;

test('a hint says how far the Agents are from a mission’s places', () => {
  expect(missionHint('MI21', ['venice', 'berlin', 'athens'])).toEqual(['You’re in Venice.', 'You’re in Balkan Gate.']);
  expect(missionHint('MI21', ['vienna', 'berlin', 'london'])).toEqual(['1 step to Venice.', '1 step to Balkan Gate.']);
  expect(missionHint('MI01', ['london', 'london', 'madrid'])).toEqual([
    expect.stringMatching(/^\d steps to Moscow\.$/),
  ]);
});

test('the waiting line names the players who are still choosing', () => {
  expect(waitLine(['1', '3'], ['2'], names)).toBe('P1 and P3 have chosen. P2 is still choosing.');
  expect(waitLine([], ['1', '2', '3'], names)).toBe('P1, P2 and P3 are still choosing.');
  expect(waitLine(['1'], [], names)).toBe('P1 has chosen.');
});
