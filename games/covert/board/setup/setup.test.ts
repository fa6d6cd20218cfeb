import { expect, test } from 'vitest';
import { missionHint } from './hints';
import { waitLine } from './text';

const names = (seat: string) => `P${seat}`;

test('a hint names the cities the Agents are in and the distance to the others', () => {
  expect(missionHint('MI21', ['venice', 'berlin', 'athens'])).toBe(
    'Your Agent is in Venice. Athens counts for Balkan Gate.',
  );
  expect(missionHint('MI21', ['vienna', 'berlin', 'london'])).toBe('Venice is one step from Vienna.');
});

test('a hint about a distant city counts the steps of the shortest route', () => {
  expect(missionHint('MI01', ['london', 'london', 'madrid'])).toMatch(/^Moscow is \d steps from London\.$/);
});

test('the waiting line names who has chosen and who is still reading', () => {
  expect(waitLine(['1', '3'], ['2'], names)).toBe('P1 and P3 have chosen. P2 is still reading.');
  expect(waitLine([], ['1', '2', '3'], names)).toBe('P1, P2 and P3 are still reading.');
  expect(waitLine(['1'], [], names)).toBe('P1 has chosen.');
});
