import type { Circle } from '../../state';
import { capital, countedInWords, inWords } from '../words';
import type { Target } from './intent';

const TARGETS: Readonly<Record<Target, string>> = {
  completeMission: 'Complete Mission',
  missionCards: 'Mission Cards',
  agencyCards: 'Agency Cards',
  movement: 'Movement',
  decoder: 'the Decoder',
  folder: 'Special Operations',
};

const ORDINALS = ['first', 'second', 'third', 'fourth'];

export const turnText = {
  label: 'Your turn',
  order: 'Turn order',
  orderNext: (token: number) => `Stop placing dice now and you act ${ORDINALS[token - 1]}.`,
  orderOwn: (token: number) => `You act ${ORDINALS[token - 1]}.`,
  orderTurns: 'One Action each, in this order.',
  orderSteps: 'Codes are broken in this order.',
  tokenOf: (token: number, owner: string | null) =>
    owner === null ? `Order token ${token} is free.` : `Order token ${token}: ${owner}.`,

  place: (face: number | null, target: Target | null) =>
    face === null ? 'Place a die' : `Place the ${face}${target === null ? '' : ` on ${TARGETS[target]}`}`,
  pickDie: 'Pick a die first',
  pickTarget: 'Choose where it goes',
  takeOrder: (token: number | null) => (token === null ? 'Take order token' : `Take order token ${token}`),
  endTurn: 'End turn',
  undo: 'Undo',
  notNow: 'Not now',
  notPlacing: 'Placing is over for this round.',
  notYours: (name: string | null) => (name === null ? 'It’s not your turn.' : `It’s ${name}’s turn.`),

  pickedDie: (face: number, clocks: number) =>
    clocks === 0
      ? `Your ${face} only fits on the Decoder or Special Operations.`
      : `Your ${face} fits on ${countedInWords(clocks, 'Action')}.`,
  leftPlace: (more: number) => `You can place up to ${inWords(more)} dice.`,
  leftLater: (dice: number) =>
    dice === 0 ? 'No dice in hand.' : `${capital(countedInWords(dice, 'die', 'dice'))} in hand. You can plan ahead.`,
  leftCodes: 'It’s your turn at the Decoder.',
  leftLook: 'Codes are being broken. Have a look around.',
  leftFinal: 'Use cards or tokens, then complete one more mission, or pass.',
  answerFirst: 'Answer the question first.',
  waiting: 'Someone else has to answer first.',
  watching: 'You’re watching.',
  lateKept: 'Your time ran out, so you kept your first two missions.',
  lateOrder: (unplaced: number) =>
    unplaced === 0
      ? 'Your time ran out, so you took an order token.'
      : `Your time ran out, so you took an order token. ${capital(countedInWords(unplaced, 'die stays', 'dice stay'))} unplaced.`,
  lateBack: (circles: readonly Circle[]) => {
    const [circle, ...others] = circles;
    if (circle === undefined) return 'Your time ran out.';
    return others.length === 0
      ? `Your time ran out, so a die came back from ${TARGETS[circle]} unused.`
      : `Your time ran out, so your last ${inWords(circles.length)} dice came back unused.`;
  },
  undoNothing: 'You have nothing to undo.',
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
  leftSneak: 'You can place one more die or end your turn.',
  leftActions: (clocks: readonly string[]) => `Your dice: ${clocks.join(', ')}.`,
  dieOn: (face: number, clock: string) => `Your ${face} on ${clock}`,
  onClock: (dice: number, clock: string) => `${inWords(dice)} on ${clock}`,
  leftEnd: 'Action done. Use cards or tokens, or end your turn.',
  leftNothing: 'You have nothing left to do this round.',

  reroll: 'Reroll',
  rerollOnce: '1 per match',
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
  chooseClockWhy: 'Tap an Action where you have a die',
  giveBack: 'Take a die back',
  giveBackTitle: 'Take a die back without using it',
  giveBackWhy: (dice: number) => `You skip its Action.${dice > 1 ? ' Your other dice stay.' : ''}`,
  giveBackFrom: (clock: string, faces: readonly number[]) =>
    `${clock}: ${faces.length === 1 ? `your ${faces[0]}` : `one of ${faces.join(', ')}`}`,
  complete: 'Complete a mission',
  pass: 'Pass',

  takeMissionTitle: (dice: number) => `Mission Cards: ${countedInWords(dice, 'die', 'dice')}`,
  takeMissionHow: 'One die takes one mission into your hand.',
  takeAgencyTitle: (dice: number) => `Agency Cards: ${countedInWords(dice, 'die', 'dice')}`,
  takeAgencyHow:
    'One die takes the face-up card in a region where you have an Agent. Two take any, or the top of the deck.',
  choose: 'Choose a card',

  aid: 'Where can a die go?',
  aidHow: 'Each of your dice, and where it fits now.',
  aidRules: [
    'An Action takes one die on each number. Each new die goes next to another; 6 and 1 are neighbours.',
    'The Decoder and Special Operations take any die.',
    'Complete Mission: one die completes one mission. Mission Cards: one die takes one.',
    'Agency Cards: one die for a card in a region where you have an Agent, two for any.',
    'Movement: any number of dice in one Action. Each Agent gets one step per die.',
  ],
  aidDie: (face: number) => `Your ${face}`,
  aidNobody: 'You have no dice in hand.',
  aidLater: 'When it’s your turn to place, this shows where each of your dice fits.',
  showTable: 'Show the table',
  showEngine: 'Show the Decoder',
  parts: 'Parts of the table',
  tabs: {
    map: 'Map',
    agents: 'Agents',
    dice: 'Dice',
    actions: 'Actions',
    more: 'Other spaces',
    cards: 'Cards',
    players: 'Players',
  },
} as const;
