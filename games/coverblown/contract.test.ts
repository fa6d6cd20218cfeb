import { closingCodes, Ground, testContract } from 'hush/testing';
import { expect, test } from 'vitest';
import { coverblown } from '.';
import { text } from './text';

const ground = new Ground(coverblown, { text });

testContract(coverblown, ground);

test('a closed move is refused with exactly the listed codes', {
  tags: ['long'],
}, () => {
  expect(closingCodes(ground)).toEqual({
    ackFirstCall: ['already-acknowledged', 'game-over'],
    investigate: ['already-called', 'first-call-pending', 'game-over', 'verdict-showing'],
    examine: ['first-call-pending', 'game-over', 'no-examine-on-friday', 'verdict-showing'],
    announce: ['first-call-pending', 'game-over', 'no-examine-on-friday', 'verdict-showing'],
    agree: [
      'already-agreed',
      'already-objected',
      'first-call-pending',
      'game-over',
      'no-plan',
      'own-plan',
      'verdict-showing',
    ],
    object: ['already-objected', 'first-call-pending', 'game-over', 'no-plan', 'own-plan', 'verdict-showing'],
    rest: ['game-over', 'no-practice', 'verdict-showing'],
    shoot: ['bullets-on-table', 'first-call-pending', 'game-over', 'no-bullet', 'verdict-showing'],
    iDied: ['game-over', 'lives-counted-by-server', 'verdict-showing'],
    claim: ['first-call-pending', 'game-over', 'too-many-claims', 'verdict-showing'],
    retract: ['first-call-pending', 'game-over', 'nothing-to-retract', 'verdict-showing'],
  });
});
