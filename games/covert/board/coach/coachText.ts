import { eitherOf, inWords, listed, texts } from 'hush/game';
import { CHARACTER_TEXTS, CITY_NAMES, EQUIPMENT_NAMES } from '../../content/cardsText';
import type { CharacterId, CityId, Equipment } from '../../state';

/** Sentences of the lesson. */
export const COACH = texts('covert.coach', {
  goal: 'Most points wins: missions and codes.',
  left: [
    'First and Espionage cards',
    'Using cards for flights and abilities',
    'Taking new missions',
    'The five other characters',
  ],
  keep: 'Keep it for a real match. You don’t need it now.',
  autoPass: 'First and Espionage are cards for a real match. The lesson skips them.',

  who: {
    title: (character: CharacterId) => `You’re ${CHARACTER_TEXTS.the[character]}.`,
    first: 'Read this first. Then look at your missions.',
  },
  look: {
    title: 'Hold to read your missions.',
    why: 'Each one says where your Agents must be and what you need to have. The number is its points.',
  },
  lookFirst: 'Look at your missions first.',
  keepTwo: {
    title: 'Keep these two.',
    giveBack: (mission: string) => `Give back ${mission}.`,
    closer: 'Keep the two you’re closer to.',
    /** The letter and name of the mission, and what it needs: a city that is one or two steps away, and a card. */
    why: (letter: string, mission: string, city: CityId, steps: number, region: string, equipment: Equipment) =>
      steps === 1
        ? `${letter}, ${mission}, is close: ${CITY_NAMES[city]} is one step away, and the card in ${region} has ${EQUIPMENT_NAMES.the[equipment]}.`
        : `${letter}, ${mission}, is close: ${CITY_NAMES[city]} is two steps away, and the card in ${region} has ${EQUIPMENT_NAMES.the[equipment]}.`,
    learned: 'Chose two missions',
    refused: (mission: string) => `Keep ${mission}: you can complete it this round.`,
  },

  map: {
    title: 'Find your three Agents.',
    why: 'They’re the white figures on the map. If you don’t see it, tap Map.',
  },
  mapFirst: 'Find your Agents on the map first.',
  agents: {
    title: 'These are your Agents.',
    where: (cities: readonly string[]) => `They’re in ${listed(cities)}.`,
    what: 'Dice let you move them, take cards and complete missions.',
    first: 'Read about your Agents first.',
  },
  neighbours: {
    title: 'A die goes next to another.',
    why: (action: string, taken: readonly string[], open: readonly string[]) =>
      `${action} has a ${listed(taken)}, so the next die there has to be a ${eitherOf(open)}.`,
    round: '6 and 1 are neighbours.',
    first: 'Read about neighbours first.',
  },
  place: {
    title: 'Place a die.',
    on: (face: number, place: string) => `Place your ${face} on ${place}.`,
    movement: 'For each die there, all your Agents may move one step.',
    courier: 'You’re the Courier, so one Agent may take a second step.',
    completeMission: 'You need a die there to complete a mission.',
    firstMission: (mission: string, points: number) => `${mission} will be your first, for ${points} points.`,
    missionCards: 'A die there takes another mission. You can hold three.',
    agencyCards: 'A die there takes the face-up card in a region where you have an Agent.',
    wanted: (equipment: Equipment, region: string) =>
      `A die there takes a card where you have an Agent. You want ${EQUIPMENT_NAMES.the[equipment]} in ${region}.`,
    decoder: 'After placing, you break secret codes there, and this die will help. Any die fits.',
    folder: 'You draw a special ops token to use once, on a later turn. You’ll find it with your cards. Any die fits.',
    learned: 'Placed your dice',
    allFirst: 'Place all your dice first.',
    noCard: 'You don’t need a card for that now.',
    keepForDecoder: (faces: readonly string[]) => `Keep the ${eitherOf(faces)} for the Decoder.`,
    enoughMissions: 'You have enough missions for now.',
    oneIsEnough: 'One die there is enough for this lesson.',
    onlyHelps: (faces: readonly string[]) => `Only your ${eitherOf(faces)} will help there.`,
  },
  order: {
    title: (token: number) => `Take order token ${token}.`,
    why: 'All your dice are placed. Whoever stops first breaks codes first and acts first.',
  },

  compare: {
    title: 'Hold to compare codes and tiles.',
    why: (points: number) =>
      `A code breaks when its three digits are side by side in one row, from left to right. It’s worth ${points} points.`,
    first: 'Check your codes first.',
    none: 'No code is close now.',
    swap: (code: string, one: number, other: number) =>
      `**${code}** is nearly there: swap the ${one} and the ${other}.`,
    cover: (code: string, face: number) => `**${code}** is nearly there: your ${face} covers the last digit.`,
    both: (code: string, one: number, other: number, face: number) =>
      `**${code}** is nearly there: swap the ${one} and the ${other}, and your ${face} covers the last digit.`,
  },
  swap: {
    first: (tile: number) => `Tap this ${tile} to swap it.`,
    second: (tile: number) => `Swap it with this ${tile}.`,
    why: 'You get one swap a round. It puts two digits of a code in place.',
  },
  cover: {
    pickTop: (face: number) => `Pick your ${face} for the top row.`,
    pickBottom: (face: number) => `Pick your ${face} for the bottom row.`,
    put: (tile: number) => `Put it on this ${tile}.`,
    why: 'For this turn the die counts instead of the tile.',
  },
  claim: {
    title: ['Break code A.', 'Break code B.'],
    other: 'Break your other code.',
    why: 'Its digits are side by side now. A broken code also counts as the equipment on its back.',
    learned: 'Broke a code',
  },
  drawCode: {
    title: 'Draw a new code.',
    why: 'You always hold two. Once you break a code, it counts as the equipment on its back.',
  },
  done: {
    title: 'You’re done here.',
    why: 'The tiles stay as they are, and your dice come back. Now the others break codes on the same tiles.',
    breakFirst: 'Break a code first. You’re close.',
    otherSwap: 'That swap won’t help with your codes. Try another one.',
    swapFirst: 'Swap two tiles first.',
    otherTile: 'That won’t break a code. Put the die on another tile.',
  },

  choice: {
    card: 'Take a card.',
    any: 'Pick one.',
    whyCard: 'You picked up two cubes of the same colour, so you get a card.',
    whyAny: 'Pick any of them; they’re all useful.',
  },
  cards: {
    title: 'Hold to see your cards.',
    why: 'An Agency card is equipment, a flight to its city or an ability. You use it once, for one of the three.',
  },
  cardsFirst: 'Look at your cards first.',
  act: {
    take: (equipment: Equipment) => `Take ${EQUIPMENT_NAMES.the[equipment]}.`,
    move: (from: CityId, to: CityId) => `Move from ${CITY_NAMES[from]} to ${CITY_NAMES[to]}.`,
    pay: (mission: string) => `Choose what to use for ${mission}.`,
    complete: (mission: string) => `Complete ${mission}.`,
    giveBack: (place: string) => `Take a die back from ${place}.`,
    whyTake: (mission: string, region: string) => `${mission} needs it. It’s in ${region}, where you have an Agent.`,
    whyMove: (mission: string) => `${mission} needs an Agent there.`,
    courier: 'One die is one step, and the Courier adds one.',
    pickAgent: 'Pick the Agent, then the city.',
    whyPay: 'Use something different for each item. Your Agents stay where they are, and the cards are used up.',
    whyComplete: (points: number) =>
      `You have everything it needs. It’s worth ${points} points. Pick it, then choose what to use.`,
    whyGiveBack: 'It can’t help a mission now, and a die can always come back unused.',
    learned: 'Completed a mission',
    usesAll: 'The lesson uses all your dice.',
    needsDie: (place: string) => `You need your die on ${place}.`,
    first: (mission: string) => `${mission} comes first.`,
    otherCard: (mission: string) => `${mission} needs another card.`,
    elsewhere: (mission: string) => `${mission} needs an Agent somewhere else.`,
  },
  cubes: {
    title: 'Your Agent left a cube.',
    why: 'Agents leave one in each city they move out of. Pick up two cubes of the same colour and you get a card.',
  },
  endTurn: {
    title: 'End your turn.',
    points: (points: number) => `${points} points for you! End your turn.`,
    why: 'Each player takes one Action a turn. This goes round the table until all dice are used.',
  },

  end: {
    title: 'A sixth mission ends the match.',
    why: 'That round is the last. Then everyone can complete one more mission. Most points wins.',
  },
  over: {
    title: 'That was one round.',
    why: (missions: number) => `You’ve broken a code and completed a mission: ${inWords(missions)} to go.`,
  },
});
