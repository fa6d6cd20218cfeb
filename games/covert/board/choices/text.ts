import { texts } from 'hush/game';
import type { ChoiceKind } from '../../state';
import type { Group } from '../cards/text';

export const choiceText = texts('covert.choices', {
  label: 'A choice',
  what: {
    agency: 'at the cards',
    missions: 'at the missions',
    codes: 'at the codes',
    tokens: 'at the tokens',
  } satisfies Record<Group, string>,
  reward: (region: string) => `A pair of cubes: take a card from ${region}`,
  rewardLine: 'The region’s face-up card, or the top of the deck unseen.',
  space: (region: string) => `Take the ${region} card`,
  deck: 'Take the deck’s top card',
  /** A card that is still face down, within a sentence. */
  card: {
    missions: (number: number) => `mission ${number}`,
    agency: (number: number) => `card ${number}`,
    codes: (number: number) => `code ${number}`,
    tokens: (number: number) => `token ${number}`,
  } satisfies Record<Group, unknown>,
  order: (first: string, second: string) => `Under the deck: ${first}, then ${second} at the very bottom.`,
  under: (only: string) => `Under the deck: ${only}.`,
  swap: 'The other way round',
  titles: {
    keepSearch: 'You searched. Keep one card.',
    pickMission: 'Take one of the two missions.',
    keepToken: 'Keep one of the two tokens.',
    discardAgency: 'One Agency card too many.',
    discardMission: 'One mission too many.',
  } satisfies Record<Exclude<ChoiceKind, 'takeIntelCard'>, string>,
  lines: {
    keepSearch: 'The others go under the deck. Nobody else sees them.',
    pickMission: 'The Analyst sees two. The other goes under the deck.',
    keepToken: 'The Fixer draws two. The other goes back into the bag.',
    discardAgency: 'Discard any one of them. The newest is last.',
    discardMission: 'Put any one of them under the deck. The newest is last.',
  } satisfies Record<Exclude<ChoiceKind, 'takeIntelCard'>, string>,
  send: {
    keepSearch: (name: string) => `Keep ${name}`,
    pickMission: (name: string) => `Take ${name}`,
    keepToken: (name: string) => `Keep ${name}`,
    discardAgency: (name: string) => `Give up ${name}`,
    discardMission: (name: string) => `Give up ${name}`,
  } satisfies Record<Exclude<ChoiceKind, 'takeIntelCard'>, (name: string) => string>,
  first: 'Pick one',
});
