import { closingCodes, Ground, testContract } from 'hush/testing';
import { expect, test } from 'vitest';
import { covertques } from '.';
import { text } from './text';

const ground = new Ground(covertques, { text });

testContract(covertques, ground);

test('a closed move is refused with exactly the listed codes', {
  tags: ['long'],
}, () => {
  expect(closingCodes(ground)).toEqual({
    seen: ['already-seen', 'game-over', 'not-now'],
    hint: ['already-hinted', 'game-over', 'hint-missed', 'not-now', 'not-your-turn', 'voted-out'],
    saidIt: ['already-hinted', 'game-over', 'hint-missed', 'not-now', 'not-your-turn', 'typed-only', 'voted-out'],
    suspect: ['already-suspected', 'game-over', 'not-now'],
    readyToVote: ['already-ready', 'game-over', 'not-now'],
    vote: ['already-voted', 'game-over', 'not-now'],
    skip: ['already-voted', 'game-over', 'not-now'],
    reveal: ['game-over', 'not-now'],
    pass: ['already-passed', 'game-over', 'not-now', 'voted-out'],
    claim: ['game-over', 'not-now'],
    retract: ['game-over', 'not-now', 'nothing-to-retract'],
  });
});
