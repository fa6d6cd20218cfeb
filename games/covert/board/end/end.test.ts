import { expect, test } from 'vitest';
import { aMatch } from '../../testing';
import { sectionOf } from './marks';
import { standings } from './standings';
import { headline, momentLine, momentText } from './text';

const names = (seat: string) => `P${seat}`;
/**
 * Returns the standings after each player has completed these missions. MI21 is worth 7 points, MI41 8, MI24 10, MI04
 * 7.
 */
const rows = (...finished: string[][]) =>
  standings(aMatch({ players: finished.map((finishedMissions) => ({ finishedMissions })) }).view(null));

test('the standings are sorted by points', () => {
  const [first, second] = rows(['MI21'], ['MI24', 'MI41']);
  expect([first?.seat, first?.points, second?.seat]).toEqual(['1', 18, '0']);
  expect(first?.missions.map(({ isBest }) => isBest)).toEqual([true, false]);
});

test('[CV-38] players who tie on every count share a place', () => {
  const [first, second] = rows(['MI21', 'MI04'], ['MI04', 'MI21']);
  expect([first?.place, second?.place]).toEqual([1, 1]);
});

test('the headline says how a tie was broken', () => {
  expect(headline(['0'], 'highest-mission', '0', names)).toBe('You win with your best mission.');
  expect(headline(['1'], 'highest-mission', '0', names)).toBe('P1 wins with the best mission.');
  expect(headline(['1'], 'most-points', null, names)).toBe('P1 wins.');
  expect(headline(['1', '0'], 'shared', '0', names)).toBe('You and P1 share the win.');
});

test('the replay names the round, the phase and the player', () => {
  expect(momentLine('resolve', 4, 'Ines')).toBe('Round 4. Using dice: Ines.');
  expect(momentLine('setupMissions', 0, null)).toBe('Choosing missions.');
});

test('the replay counts more than six completed missions', () => {
  expect(momentText.finished(7)).toBe('7 missions completed');
});

test('the end of the match is in the replay’s last section', () => {
  expect(sectionOf({ phase: 'finalMissions', round: 6, isLastRound: true })).toBe('Final missions');
  expect(sectionOf({ phase: 'over', round: 6, isLastRound: true })).toBe('Final missions');
  expect(sectionOf({ phase: 'over', round: 3, isLastRound: false })).toBe('Round 3');
});
