import { capital, inWords, listed, texts } from 'hush/game';
import { CITY_NAMES } from '../../content/cardsText';
import type { CityId } from '../../state';

export const movingText = texts('covert.moving', {
  byDice: (dice: number) => (dice === 1 ? 'Movement: one die' : `Movement: ${inWords(dice)} dice`),
  byCard: 'Move x3',
  each: (count: number) =>
    count === 1 ? 'Each of your Agents may take one step.' : `Each of your Agents may take ${inWords(count)} steps.`,
  courier: (count: number) => `You’re the Courier, so one of them may take ${inWords(count)}.`,
  shared: 'Three steps in all, split between your Agents as you like.',
  flight: (city: CityId) => `Which Agent flies to ${CITY_NAMES[city]}?`,
  moveDice: (count: number) =>
    count === 1 ? 'Move your Agents with one die.' : `Move your Agents with ${inWords(count)} dice.`,
  moveCard: 'Move your Agents, three steps in all.',
  may: (count: number) => (count === 1 ? 'may take one step' : `may take ${inWords(count)} steps`),
  mayShared: 'may move',
  taken: (taken: number, of: number) => (of === 1 ? `${taken} of 1 step.` : `${taken} of ${of} steps.`),
  takenOnly: (taken: number) => (taken === 1 ? 'One step.' : `${capital(inWords(taken))} steps.`),
  leaves: (cities: readonly string[]) =>
    cities.length === 1 ? `Leaves a cube in ${listed(cities)}.` : `Leaves cubes in ${listed(cities)}.`,
  back: (city: CityId) => `Undo the move from ${CITY_NAMES[city]}`,
  backTo: (end: CityId, start: CityId) => `${CITY_NAMES[end]}. Undo the move from ${CITY_NAMES[start]}`,
  pick: (city: CityId) => `Move the Agent in ${CITY_NAMES[city]}`,
  /** The owner of a cube is a name, or null for the reader. */
  picked: (city: CityId, owner: string | null) =>
    owner === null
      ? `${CITY_NAMES[city]}: you pick up your cube.`
      : `${CITY_NAMES[city]}: you pick up ${owner}’s cube.`,
  neutralCube: (city: CityId) => `${CITY_NAMES[city]}: you pick up a neutral cube.`,
  pair: (city: CityId, owner: string | null) =>
    owner === null
      ? `${CITY_NAMES[city]}: your second cube. Both go back,`
      : `${CITY_NAMES[city]}: ${owner}’s second cube. Both go back,`,
  neutralPair: (city: CityId) => `${CITY_NAMES[city]}: a second neutral cube. Both leave the game,`,
  earns: (region: string) => `and you take the ${region} card or the top of the deck.`,
  nothing: 'No cubes to pick up on the way.',
  gain: (cubes: number) => (cubes === 1 ? '+1 cube' : `+${cubes} cubes`),
  away: (city: CityId, from: CityId, steps: number) =>
    steps === 1
      ? `${CITY_NAMES[city]} is one step from ${CITY_NAMES[from]}.`
      : `${CITY_NAMES[city]} is ${inWords(steps)} steps from ${CITY_NAMES[from]}.`,
  room: (steps: number) => (steps === 1 ? 'You have one step.' : `You have ${inWords(steps)} steps.`),
  stands: (city: CityId) => `Your Agent is in ${CITY_NAMES[city]}.`,
  noAgent: 'Pick one of your Agents first.',
  agents: 'Your Agents',
  onClock: 'Dice on Movement',
  asMany: 'Use as many as you like',
  dieOn: (face: number) => `Use the ${face}`,
  go: (count: number) => (count === 0 ? 'Move' : count === 1 ? 'Move: 1 step' : `Move: ${count} steps`),
  goCard: 'Move x3',
  chooseWay: 'Choose a lit city',
  goFly: (to: CityId) => `Fly to ${CITY_NAMES[to]}`,
  noneThere: (city: CityId) => `You have no Agent in ${CITY_NAMES[city]}.`,
  pickFlyer: 'Pick the Agent',
  oneOnly: 'Use only one die',
  allDice: (dice: number) => `Use all ${inWords(dice)} dice`,
  lit: 'Lit cities are in reach.',
  pickMover: 'Pick an Agent first',
  litAgents: 'Pick an Agent, then where to go.',
  pickedUp: (cubes: number) => (cubes === 1 ? 'One cube picked up.' : `${capital(inWords(cubes))} cubes picked up.`),
  yourCard: (card: string) => `The ${card} card is yours to take.`,
  yourCards: (cards: number) => `${capital(inWords(cards))} cards are yours to take.`,
});

/** Says how many steps each Agent may take. `count` is null if the Agents share three steps. */
export function mayWords(count: number | null, isCourier: boolean): string {
  if (count === null) return movingText.shared;
  return isCourier ? `${movingText.each(count)} ${movingText.courier(count + 1)}` : movingText.each(count);
}

/** Names the cities of a route in order: "Berlin → Prague → Vienna". */
export const wayWords = (cities: readonly CityId[]): string => cities.map((city) => CITY_NAMES[city]).join(' → ');
