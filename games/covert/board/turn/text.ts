import { capital, countedInWords, inWords } from '../words';
import type { Target } from './intent';

const ON: Readonly<Record<Target, string>> = {
  completeMission: 'on missions to complete',
  missionCards: 'on missions to take',
  agencyCards: 'on Agency cards',
  movement: 'on Movement',
  decoder: 'on the decoder',
  folder: 'in special operations',
};

export const turnText = {
  label: 'Your turn',
  order: 'Turn order',
  orderNext: (token: number) =>
    token === 1 ? 'Stop placing and you resolve first.' : `Stop placing and you take ${token}.`,
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
  notYours: (name: string | null) => (name === null ? 'It is not your turn.' : `${name} is at it.`),

  pickedDie: (face: number, clocks: number) =>
    clocks === 0
      ? `You picked the ${face}: no clock takes it.`
      : `You picked the ${face}: ${countedInWords(clocks, 'clock takes', 'clocks take')} it.`,
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
  leftSneak: 'Left: one more die, or the end of your turn.',
  leftActions: (clocks: readonly string[]) => `Left: one Action. Your dice: ${clocks.join(', ')}.`,
  dieOn: (face: number, clock: string) => `Your ${face} on ${clock}`,
  onClock: (dice: number, clock: string) => `${dice} on ${clock}`,
  leftEnd: 'Action done. Left: free moves, then the end of your turn.',
  leftNothing: 'Nothing is left of yours in this round.',

  reroll: 'Reroll',
  rerollOnce: 'once a game',
  rerollGone: 'used',
  rerollPick: 'Pick the dice to throw again.',
  rerollThese: (dice: number) =>
    dice === 0 ? 'Throw again' : dice === 1 ? 'Throw one die again' : `Throw ${inWords(dice)} dice again`,
  rerollNone: 'Pick at least one die',

  modUp: '+1 card',
  modDown: '-1 card',
  takeBack: (what: string) => `${what}: take it back`,
  handler: 'The Handler',
  handlerPip: { [-1]: '-1', 0: 'As rolled', 1: '+1' },

  chooseClock: 'Choose an Action',
  chooseClockWhy: 'Press a clock with your die',
  giveBack: 'Give a die back',
  giveBackTitle: 'Give a die back unused',
  giveBackWhy: 'It does nothing. The rest of your dice stay.',
  giveBackFrom: (clock: string, faces: readonly number[]) => `From ${clock}: ${faces.join(', ')}`,
  complete: 'Complete a mission',
  pass: 'Pass',

  takeMissionTitle: (dice: number) => `Missions: ${countedInWords(dice, 'die', 'dice')}`,
  takeMissionHow: 'One die takes one mission into your hand.',
  takeAgencyTitle: (dice: number) => `Agency cards: ${countedInWords(dice, 'die', 'dice')}`,
  takeAgencyHow:
    'One die takes the card of a region where an Agent of yours stands. Two take any, or the top of the deck.',
  choose: 'Choose a card',

  aid: 'Where can a die go?',
  aidHow: 'Each die of yours, and what takes it now.',
  aidRules: [
    'A clock takes one die an hour, and each new die beside another. 6 and 1 are neighbours.',
    'The decoder and the folder take any die.',
    'Complete a mission: one die finishes one. Take missions: one die draws one.',
    'Agency cards: one die for a card where an Agent of yours stands, two for any.',
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
