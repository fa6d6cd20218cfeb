import { inWords, listed, texts } from 'hush/game';
import { CITY_NAMES } from '../../content/cardsText';
import type { CityId } from '../../state';

export const payText = texts('covert.pay', {
  pick: 'Which mission are you completing?',
  pickLine: 'Pick one, or look first. Once you complete it, everyone sees it.',
  what: 'at your missions',
  whatCards: 'at your cards',
  payable: 'You have all it needs',
  missing: (needs: readonly string[]) =>
    needs.length === 0 ? 'Needs something different for each item' : `Missing: ${listed(needs)}`,
  lay: 'Choose what to use',
  first: 'Pick a mission first',
  none: 'You have no missions.',
  unpaid: 'You can’t complete it yet. Look at it to see what’s missing.',
  blind: 'Complete it the cheapest way',
  needs: 'What the mission uses',
  agent: (city: CityId) => `Agent in ${CITY_NAMES[city]}`,
  agentPrice: 'stays there',
  icon: (mission: string) => `Icon on ${mission}`,
  iconPrice: 'completed mission, stays',
  card: 'Agency card in hand',
  cardCovered: 'face down, gets discarded',
  cardOpen: (city: CityId, ability: string) => `${CITY_NAMES[city]}, ${ability}, gets discarded`,
  code: (digits: string) => `Broken code ${digits}`,
  codePrice: (points: number) => `goes back to a deck, costs you ${points} points`,
  hand: (before: number, after: number) => `Hand: ${before} cards, then ${after}`,
  done: (before: number, after: number, of: number) => `Missions completed: ${before}, then ${after} of ${of}`,
  complete: (points: number) => `Complete for ${points} points`,
  notNow: 'Not now',
  cards: (cards: number) => (cards === 1 ? 'one Agency card' : `${inWords(cards)} Agency cards`),
  codes: (codes: number) => (codes === 1 ? 'one broken code' : `${inWords(codes)} broken codes`),
  given: (parts: readonly string[]) => (parts.length === 0 ? 'You give up nothing.' : `You give up ${listed(parts)}.`),
  stays: 'You keep your Agents and your permanent icons.',
});

/** Says what the payment costs and what the player keeps. */
export function givenLine(cards: number, codes: number): { given: string; stays: string } {
  const parts = [...(cards > 0 ? [payText.cards(cards)] : []), ...(codes > 0 ? [payText.codes(codes)] : [])];
  return { given: payText.given(parts), stays: payText.stays };
}
