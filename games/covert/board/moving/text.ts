import { capital, counted, countedInWords, inWords, listOf } from '../words';

const steps = (count: number) => countedInWords(count, 'step');

export const movingText = {
  byDice: (dice: number) => `Movement: ${countedInWords(dice, 'die', 'dice')}`,
  byCard: 'Move x3',
  each: (count: number) => `Each of your Agents may take ${steps(count)}.`,
  eachCourier: (count: number) =>
    `Each of your Agents may take ${steps(count)}. You’re the Courier, so one of them may take ${inWords(count + 1)}.`,
  shared: 'Three steps in all, split between your Agents as you like.',
  flight: (city: string) => `Which Agent flies to ${city}?`,
  moveDice: (count: number) =>
    count === 1 ? 'Move your Agents with one die.' : `Move your Agents with ${inWords(count)} dice.`,
  moveCard: 'Move your Agents, three steps in all.',
  may: (count: number) => `may take ${steps(count)}`,
  mayShared: 'may move',
  way: (cities: readonly string[]) => cities.join(', '),
  taken: (taken: number, of: number) => `${taken} of ${of} steps.`,
  takenOnly: (taken: number) => `${capital(steps(taken))}.`,
  leaves: (cities: readonly string[]) => `Leaves ${cities.length === 1 ? 'a cube' : 'cubes'} in ${listOf(cities)}.`,
  back: (city: string) => `Undo the move from ${city}`,
  backTo: (end: string, start: string) => `${end}. Undo the move from ${start}`,
  pick: (city: string) => `Move the Agent in ${city}`,
  picked: (city: string, owner: string) => `${city}: you pick up ${owner}’s cube.`,
  neutralCube: (city: string) => `${city}: you pick up a neutral cube.`,
  pair: (city: string, owner: string) => `${city}: ${owner}’s second cube. Both go back,`,
  neutralPair: (city: string) => `${city}: a second neutral cube. Both leave the game,`,
  earns: (region: string) => `and you take the ${region} card or the top of the deck.`,
  nothing: 'No cubes to pick up on the way.',
  gain: (cubes: number) => `+${counted(cubes, 'cube')}`,
  tooFar: (city: string, from: string, away: number, room: number) =>
    `${city} is ${steps(away)} from ${from}. You have ${steps(room)}.`,
  stands: (city: string) => `Your Agent is in ${city}.`,
  noAgent: 'Pick one of your Agents first.',
  agents: 'Your Agents',
  onClock: 'Dice on Movement',
  asMany: 'Use as many as you like',
  dieOn: (face: number) => `Use the ${face}`,
  go: (count: number) => (count === 0 ? 'Move' : `Move: ${counted(count, 'step')}`),
  goCard: 'Move x3',
  chooseWay: 'Choose a lit city',
  goFly: (to: string) => `Fly to ${to}`,
  noneThere: (city: string) => `You have no Agent in ${city}.`,
  pickFlyer: 'Pick the Agent',
  oneOnly: 'Use only one die',
  allDice: (dice: number) => `Use all ${inWords(dice)} dice`,
  lit: 'Lit cities are in reach.',
  pickMover: 'Pick an Agent first',
  litAgents: 'Pick an Agent, then where to go.',
  summary: (cubes: number, cards: readonly string[]) =>
    [
      cubes > 0 ? `${capital(countedInWords(cubes, 'cube'))} picked up.` : '',
      cards.length === 1 ? `The ${cards[0]} card is yours to take.` : '',
      cards.length > 1 ? `${capital(inWords(cards.length))} cards are yours to take.` : '',
    ]
      .filter(Boolean)
      .join(' '),
} as const;
