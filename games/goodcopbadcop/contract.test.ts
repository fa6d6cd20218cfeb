import { closingCodes, Ground, testContract } from 'hush/testing';
import { expect, test } from 'vitest';
import { goodcopbadcop } from '.';
import { text } from './text';

const ground = new Ground(goodcopbadcop, { text });

testContract(goodcopbadcop, ground);

test('a closed move is refused with exactly the listed codes', {
  tags: ['long'],
}, () => {
  expect(closingCodes(ground)).toEqual({
    place: ['already-placed', 'eliminated', 'game-over', 'wrong-stage'],
    investigate: ['disguised', 'eliminated', 'game-over', 'not-your-turn', 'slot-not-hidden', 'wrong-stage'],
    arm: ['already-armed', 'eliminated', 'game-over', 'not-your-turn', 'wrong-stage'],
    equip: ['eliminated', 'game-over', 'not-your-turn', 'wrong-stage'],
    shoot: ['eliminated', 'game-over', 'no-aim', 'no-gun', 'not-your-turn', 'wrong-stage'],
    keep: ['declaration-illegal', 'eliminated', 'game-over', 'not-your-turn', 'wrong-stage'],
    useEquipment: [
      'already-passed',
      'eliminated',
      'equipment-resolving',
      'game-over',
      'not-in-hand',
      'over-hand-limit',
      'requirement-missing',
      'stale-window',
      'wrong-stage',
      'wrong-time',
    ],
    pass: ['already-passed', 'eliminated', 'game-over', 'not-asked', 'wrong-stage'],
    choosePlayer: ['eliminated', 'game-over', 'not-your-turn', 'wrong-stage'],
    chooseCard: ['eliminated', 'game-over', 'not-your-turn', 'wrong-stage'],
    decline: ['eliminated', 'game-over', 'not-your-turn', 'wrong-stage'],
    discard: ['eliminated', 'game-over', 'not-your-turn', 'wrong-stage'],
    aim: ['eliminated', 'game-over', 'not-your-turn', 'wrong-stage'],
    setAutoPass: ['eliminated', 'game-over'],
    claim: ['game-over'],
    retract: ['game-over', 'nothing-to-retract'],
  });
});
