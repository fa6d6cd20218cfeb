import { closingCodes, Ground, testContract } from 'hush/testing';
import { expect, test } from 'vitest';
import { covert } from '.';
import { text } from './text';

const ground = new Ground(covert, { text });

testContract(covert, ground);

test('a move is refused only with the codes listed for it', { tags: ['long'] }, () => {
  expect(closingCodes(ground, ground.all)).toEqual({
    chooseCharacter: ['game-over', 'not-your-turn', 'wrong-stage'],
    keepMissions: ['already-kept', 'game-over', 'wrong-stage'],
    reroll: ['game-over', 'hand-empty', 'no-token', 'out', 'wrong-stage'],
    placeCircle: ['game-over', 'hand-empty', 'not-adjacent', 'not-your-turn', 'space-taken', 'wrong-stage'],
    placeDecoder: ['game-over', 'hand-empty', 'not-your-turn', 'wrong-stage'],
    placeSpecialOps: ['game-over', 'hand-empty', 'not-your-turn', 'wrong-stage'],
    takeOrder: ['already-placed', 'game-over', 'not-your-turn', 'wrong-stage'],
    endTurn: ['action-missing', 'game-over', 'not-your-turn', 'wrong-stage'],
    ability: ['game-over', 'no-dice', 'not-in-hand', 'not-your-turn', 'token-too-new', 'wrong-stage', 'wrong-time'],
    fly: ['game-over', 'not-in-hand', 'not-your-turn', 'wrong-stage', 'wrong-time'],
    swap: ['game-over', 'no-swap-left', 'not-your-turn', 'step-order', 'wrong-stage'],
    coverTile: ['decoder-empty', 'die-covers', 'game-over', 'not-your-turn', 'step-order', 'wrong-stage'],
    claim: ['game-over', 'no-match', 'not-in-hand', 'not-your-turn', 'step-order', 'wrong-stage'],
    drawCode: ['game-over', 'hand-full', 'not-your-turn', 'wrong-stage'],
    done: ['codes-owed', 'game-over', 'not-your-turn', 'wrong-stage'],
    complete: ['action-done', 'bad-payment', 'game-over', 'no-die', 'not-your-turn', 'wrong-stage'],
    takeMission: ['action-done', 'game-over', 'no-die', 'not-your-turn', 'wrong-stage'],
    takeAgency: ['action-done', 'game-over', 'no-die', 'not-your-turn', 'wrong-stage'],
    takeAgencyAny: ['action-done', 'game-over', 'no-die', 'not-your-turn', 'wrong-stage'],
    move: ['action-done', 'game-over', 'no-die', 'not-your-turn', 'wrong-stage'],
    forfeitDie: ['action-done', 'game-over', 'not-your-turn', 'wrong-stage'],
    first: ['already-answered', 'game-over', 'no-action', 'not-asked', 'not-in-hand', 'step-done', 'wrong-stage'],
    espionage: [
      ...['already-answered', 'game-over', 'not-asked', 'not-available', 'not-in-hand'],
      ...['token-too-new', 'wrong-stage'],
    ],
    pass: ['already-answered', 'game-over', 'not-asked', 'not-your-turn', 'wrong-stage'],
    takeIntelCard: ['game-over', 'not-your-turn', 'wrong-stage'],
    keepSearch: ['game-over', 'not-your-turn', 'wrong-stage'],
    pickMission: ['game-over', 'not-your-turn', 'wrong-stage'],
    keepToken: ['game-over', 'not-your-turn', 'wrong-stage'],
    discardAgency: ['game-over', 'not-your-turn', 'wrong-stage'],
    discardMission: ['game-over', 'not-your-turn', 'wrong-stage'],
    undo: ['game-over', 'not-your-turn', 'nothing-to-undo', 'wrong-stage'],
    setAutoPass: ['game-over'],
  });
});
