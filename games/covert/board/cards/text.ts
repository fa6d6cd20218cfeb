import { texts } from 'hush/game';
import { CITY_NAMES } from '../../content/cardsText';
import type { AbilityId, CityId } from '../../state';

export const GROUPS = ['missions', 'agency', 'codes', 'tokens'] as const;
export type Group = (typeof GROUPS)[number];

export const screenText = texts('covert.cards', {
  name: 'Your hidden cards',
  shared: 'Shared screen: your hand stays hidden',
  what: 'at your hidden cards',
  covered: 'face down: tap one to look',
  none: 'You have nothing here.',
  groups: 'What you hold',
  titles: { missions: 'Missions', agency: 'Agency', codes: 'Codes', tokens: 'Tokens' } satisfies Record<Group, string>,
  /** The noun after the number of cards in a group. */
  nouns: {
    missions: (count: number) => (count === 1 ? 'mission' : 'missions'),
    agency: 'agency',
    codes: (count: number) => (count === 1 ? 'code' : 'codes'),
    tokens: (count: number) => (count === 1 ? 'token' : 'tokens'),
  },
  card: {
    missions: (number: number) => `Mission ${number}`,
    agency: (number: number) => `Card ${number}`,
    codes: (number: number) => `Code ${number}`,
    tokens: (number: number) => `Token ${number}`,
  } satisfies Record<Group, unknown>,
  pick: 'Pick one unseen, or hold to look first. Your newest is last.',
  read: 'Hold to read them. Your newest is last.',
  picked: (card: string) => `${card}: choose a use`,
  fly: 'Fly there',
  flyTo: (city: CityId) => `Fly to ${CITY_NAMES[city]}`,
  flySub: 'The card is used',
  use: 'Use its ability',
  namedUse: (ability: string) => `Use ${ability}`,
  useSub: 'The card is used',
  tokenSub: 'The token goes back to the bag',
  deckTitle: 'Search which deck?',
  deckOf: { agency: 'Agency deck', mission: 'Mission deck' },
  deckSub: (count: number) => `${count} cards. You see three and keep one.`,
});

/** Texts on a private screen. */
export const secretText = texts('covert.secret', {
  label: 'Your missions, cards, codes and tokens',
  tab: 'Cards',
  turn: 'Your turn: to the table',
  table: 'To the table',
  use: 'Use a card',
});

export const peekText = texts('covert.peek', {
  name: (count: number) => (count === 1 ? 'Mission' : 'Missions'),
  none: 'You have no missions.',
  how: { hold: 'in hand: hold to look', tap: 'in hand: tap to look' },
});

export const paneText = texts('covert.pane', {
  regions: 'Agency cards by region',
  row: 'Missions on the table',
  decks: 'Decks',
  agencyDeck: 'Agency deck',
  missionDeck: 'Mission deck',
  empty: 'Empty',
  discards: (count: number) => `${count} discarded`,
  uses: 'One card, one use: its equipment for a mission, a flight to its city, or its ability.',
  take: 'Take it',
  canTake: 'You can take this.',
  dice: (count: number) => (count === 1 ? 'for 1 die' : `for ${count} dice`),
  power: 'for 1 die, with the Quartermaster’s power',
  noDie: (action: string) => `You have no die on ${action}, so you can’t take these now.`,
  twoDice: 'For two dice',
  blind: 'You’ll see the top card once you’ve taken it.',
  wants: 'Needed for a mission',
  toCity: (city: CityId) => `One of your Agents flies to ${CITY_NAMES[city]}`,
});

/** Descriptions of the abilities that are short enough for a card on a phone. */
export const ABILITY_LINES = texts('covert.abilityLines', {
  plus1: 'Raise a die you place by one; a 6 becomes a 1',
  minus1: 'Lower a die you place by one; a 1 becomes a 6',
  move3: 'Up to three steps, split between your Agents',
  espionage: 'Take one of the cards just used',
  sneak: 'Place one more die this turn',
  first: 'Go before everyone else',
  codebreaker: 'One more swap when you break codes',
  search: 'See a deck’s top three cards, keep one',
} satisfies Record<AbilityId, string>);

/** Returns the noun that follows the count of a group: "missions" in "2 missions". */
export function groupName(group: Group, count: number): string {
  const noun = screenText.nouns[group];
  return typeof noun === 'string' ? noun : noun(count);
}
