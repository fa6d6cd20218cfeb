import { capital, commaList, inWords, texts } from 'hush/game';

export const turnText = texts('covert.turn', {
  label: 'Your turn',
  order: 'Turn order',
  orderNext: [
    'Stop placing dice now and you act first.',
    'Stop placing dice now and you act second.',
    'Stop placing dice now and you act third.',
    'Stop placing dice now and you act fourth.',
  ],
  orderOwn: ['You act first.', 'You act second.', 'You act third.', 'You act fourth.'],
  orderTurns: 'One Action each, in this order.',
  orderSteps: 'Codes are broken in this order.',
  tokenOf: (token: number, owner: string | null) =>
    owner === null ? `Order token ${token} is free.` : `Order token ${token}: ${owner}.`,

  place: 'Place a die',
  placeFace: (face: number) => `Place the ${face}`,
  placeOn: (face: number, target: string) => `Place the ${face} on ${target}`,
  pickDie: 'Pick a die first',
  pickTarget: 'Choose where it goes',
  takeOrder: 'Take order token',
  takeOrderToken: (token: number) => `Take order token ${token}`,
  endTurn: 'End turn',
  undo: 'Undo',
  notNow: 'Not now',
  notPlacing: 'Placing is over for this round.',
  notYours: (name: string | null) => (name === null ? 'It’s not your turn.' : `It’s ${name}’s turn.`),

  pickedDie: (face: number, clocks: number) =>
    clocks === 0
      ? `Your ${face} only fits on the Decoder or Special Operations.`
      : clocks === 1
        ? `Your ${face} fits on one Action.`
        : `Your ${face} fits on ${inWords(clocks)} Actions.`,
  leftPlace: (more: number) => `You can place up to ${inWords(more)} dice.`,
  leftLater: (dice: number) =>
    dice === 0
      ? 'No dice in hand.'
      : dice === 1
        ? 'One die in hand. You can plan ahead.'
        : `${capital(inWords(dice))} dice in hand. You can plan ahead.`,
  leftCodes: 'It’s your turn at the Decoder.',
  leftLook: 'Codes are being broken. Have a look around.',
  leftFinal: 'Use cards or tokens, then complete one more mission, or pass.',
  answerFirst: 'Answer the question first.',
  waiting: 'Someone else has to answer first.',
  watching: 'You’re watching.',
  lateKept: 'Your time ran out, so you kept your first two missions.',
  lateOrder: 'Your time ran out, so you took an order token.',
  unplaced: (dice: number) =>
    dice === 1 ? 'One die stays unplaced.' : `${capital(inWords(dice))} dice stay unplaced.`,
  late: 'Your time ran out.',
  lateDie: (place: string) => `Your time ran out, so a die came back from ${place} unused.`,
  lateDice: (dice: number) => `Your time ran out, so your last ${inWords(dice)} dice came back unused.`,
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
  leftActions: (clocks: readonly string[]) => `Your dice: ${commaList(clocks)}.`,
  dieOn: (face: number, clock: string) => `Your ${face} on ${clock}`,
  onClock: (dice: number, clock: string) => `${inWords(dice)} on ${clock}`,
  leftEnd: 'You can still use cards or tokens.',
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
  handlerPip: ['-1', 'As rolled', '+1'],

  chooseClock: 'Choose an Action',
  chooseClockWhy: 'Tap an Action where you have a die',
  giveBack: 'Take a die back',
  giveBackTitle: 'Take a die back without using it',
  giveBackWhy: 'That die does nothing this round.',
  othersStay: 'Your other dice stay.',
  giveBackFrom: (clock: string, faces: readonly string[]) =>
    faces.length === 1
      ? `Take your ${commaList(faces)} off ${clock}`
      : `Take one of your dice off ${clock}: ${commaList(faces)}`,
  complete: 'Complete a mission',
  pass: 'Pass',

  takeMissionTitle: (dice: number) => (dice === 1 ? 'Mission Cards: one die' : `Mission Cards: ${inWords(dice)} dice`),
  takeMissionHow: 'One die takes one mission into your hand.',
  takeAgencyTitle: (dice: number) => (dice === 1 ? 'Agency Cards: one die' : `Agency Cards: ${inWords(dice)} dice`),
  takeAgencyHow: 'One die: a card where you have an Agent. Two dice: any card here, or the top of the deck.',
  choose: 'Choose a card',

  aid: 'Where can a die go?',
  aidHow: 'Each of your dice, and where it fits now.',
  aidRules: [
    'An Action takes one die on each number. Each new die goes next to another; 6 and 1 are neighbours.',
    'The Decoder and Special Operations take any die.',
    'Complete Mission: one die completes one mission. Mission Cards: one die takes one mission.',
    'Agency Cards: one die takes a card from a region where you have an Agent, two dice take any card.',
    'Movement: any number of dice in one Action. Each Agent gets one step per die.',
  ],
  aidDie: (face: number) => `Your ${face}`,
  aidNobody: 'You have no dice in hand.',
  aidLater: 'When it’s your turn to place a die, you can look up here where each of yours fits.',
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
});
