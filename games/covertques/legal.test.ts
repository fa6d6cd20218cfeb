import { expect, test } from 'vitest';
import { closingCodes } from '#shared/testing/closed.ts';
import { covertques } from '.';
import { aMatch } from './testing';

test('a closed move says why, whatever its arguments would be', () => {
  expect(closingCodes(covertques)).toEqual({
    seen: ['already-seen', 'game-over', 'not-now'],
    hint: ['already-hinted', 'game-over', 'hint-missed', 'not-now', 'not-your-turn'],
    saidIt: ['game-over', 'hint-missed', 'not-now', 'typed-only'],
    suspect: ['game-over', 'not-now'],
    readyToVote: ['already-ready', 'game-over', 'not-now'],
    vote: ['already-voted', 'game-over', 'not-now'],
    skip: ['already-voted', 'game-over', 'not-now'],
    reveal: ['game-over', 'not-now'],
    claim: ['game-over', 'not-now'],
    retract: ['game-over', 'not-now', 'nothing-to-retract'],
  });
});

test('who has spoken hears so, and so does who waits', () => {
  const match = aMatch();
  match.play('2', 'hint', 'sky');
  expect(match.why('2', 'hint')).toBe('already-hinted');
  expect(match.why('3', 'hint')).toBeNull();
  expect(match.why('4', 'hint')).toBe('not-your-turn');
});
