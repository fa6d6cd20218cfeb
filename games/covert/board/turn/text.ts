import { capital, countedInWords, inWords } from '../words';
import type { Target } from './intent';

const ON: Readonly<Record<Target, string>> = {
  completeMission: 'on Complete Mission',
  missionCards: 'on Mission Cards',
  agencyCards: 'on Agency Cards',
  movement: 'on Movement',
  decoder: 'on the Decoder',
  folder: 'in Special Operations',
};

export const turnText = {
  label: 'Your turn',
  order: 'Turn order',
  orderNext: (token: number) =>
    token === 1 ? 'Stop placing and you act first.' : `Stop placing and you take ${token}.`,
  orderTurns: 'One Action each, in this order.',
  orderSteps: 'Codes in this order.',
  tokenOf: (token: number, owner: string | null) =>
    owner === null ? `Token ${token} is free.` : `Token ${token}: ${owner}.`,

  place: (face: number | null, target: Target | null) =>
    face === null ? 'Place a die' : `Place the ${face}${target === null ? '' : ` ${ON[target]}`}`,
  pickDie: 'Pick a die first',
  pickTarget: 'Choose where it goes',
  takeOrder: (token: number | null) => (token === null ? 'Take order' : `Take order ${token}`),
  endTurn: 'End turn',
  undo: 'Undo',
  notNow: 'Not now',
  notYours: (name: string | null) => (name === null ? 'It is not your turn.' : `It is ${name}’s turn.`),

  pickedDie: (face: number, clocks: number) =>
    clocks === 0
      ? `You picked the ${face}: no circle takes it.`
      : `You picked the ${face}: ${countedInWords(clocks, 'circle takes', 'circles take')} it.`,
  leftPlace: (more: number, dice: number) =>
    dice === 0
      ? 'Left: your order token. No dice are left.'
      : more === 1
        ? 'Left: one die, or your order token.'
        : `Left: up to ${inWords(more)} dice.`,
  leftLater: (dice: number) =>
    dice === 0 ? 'No dice in hand.' : `${capital(countedInWords(dice, 'die', 'dice'))} in hand. You may think ahead.`,
  leftCodes: 'Left: your step at the engine.',
  leftLook: 'Codes are being broken. You may look round.',
  leftFinal: 'Left: free moves, then one more mission, or pass.',
  answerFirst: 'Answer the question first.',
  waiting: 'Somebody is asked first.',
  watching: 'You are watching.',
  undoNothing: 'Nothing of yours can be taken back now.',
  actionOf: {
    completeMission: 'Complete a mission',
    missionCards: 'Take a mission',
    agencyCards: 'Take an Agency card',
    movement: 'Move your Agents',
  },
  doing: {
    completeMission: 'Complete one of your missions.',
    missionCards: 'Take a mission.',
    agencyCards: 'Take an Agency card.',
    movement: 'Move your Agents.',
  },
  leftSneak: 'Left: one more die, or the end of your turn.',
  leftActions: (clocks: readonly string[]) => `Left: one Action. Your dice: ${clocks.join(', ')}.`,
  dieOn: (face: number, clock: string) => `Your ${face} on ${clock}`,
  onClock: (dice: number, clock: string) => `${dice} on ${clock}`,
  leftEnd: 'Action done. Left: free moves, then the end of your turn.',
  leftNothing: 'Nothing is left of yours in this round.',

  reroll: 'Reroll',
  rerollOnce: 'once a match',
  rerollGone: 'used',
  rerollPick: 'Pick the dice to roll again.',
  rerollThese: (dice: number) =>
    dice === 0 ? 'Roll again' : dice === 1 ? 'Roll one die again' : `Roll ${inWords(dice)} dice again`,
  rerollNone: 'Pick at least one die',

  modUp: '+1 card',
  modDown: '-1 card',
  takeBack: (what: string) => `${what}: take it back`,
  handler: 'The Handler',
  handlerPip: { [-1]: '-1', 0: 'As rolled', 1: '+1' },

  chooseClock: 'Choose an Action',
  chooseClockWhy: 'Press a circle with your die',
  giveBack: 'Give a die back',
  giveBackTitle: 'Give a die back unused',
  giveBackWhy: 'It does nothing. The rest of your dice stay.',
  giveBackFrom: (clock: string, faces: readonly number[]) => `From ${clock}: ${faces.join(', ')}`,
  complete: 'Complete a mission',
  pass: 'Pass',

  takeMissionTitle: (dice: number) => `Mission Cards: ${countedInWords(dice, 'die', 'dice')}`,
  takeMissionHow: 'One die takes one mission into your hand.',
  takeAgencyTitle: (dice: number) => `Agency Cards: ${countedInWords(dice, 'die', 'dice')}`,
  takeAgencyHow:
    'One die takes the open card of a region where you have an Agent. Two take any, or the top of the deck.',
  choose: 'Choose a card',

  aid: 'Where can a die go?',
  aidHow: 'Each die of yours, and what takes it now.',
  aidRules: [
    'A circle takes one die on each number, and each new die next to another. 6 and 1 are neighbours.',
    'The Decoder and Special Operations take any die.',
    'Complete Mission: one die completes one. Mission Cards: one die takes one.',
    'Agency Cards: one die for a card where an Agent of yours stands, two for any.',
    'Movement: as many dice as you like at once, so many steps for each Agent.',
  ],
  aidDie: (face: number) => `Your ${face}`,
  aidNobody: 'You have no dice in hand.',
  aidLater: 'When it is your turn to place, each die of yours stands here with what takes it.',
  showTable: 'Show the table',
  showEngine: 'Show the engine',
  parts: 'Parts of the table',
  tabs: { map: 'Map', agents: 'Agents', dice: 'Dice', more: 'Decoder', cards: 'Cards', players: 'Players' },
} as const;
