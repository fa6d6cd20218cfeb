import { countedInWords, listOf } from '../words';

export const payText = {
  pick: 'Which mission are you completing?',
  pickLine: 'Pick one, or look first. Once you complete it, everyone sees it.',
  what: 'at your missions',
  whatCards: 'at your cards',
  payable: 'You have all it needs',
  missing: (needs: readonly string[]) =>
    needs.length === 0 ? 'Needs something different for each item' : `Missing: ${listOf(needs)}`,
  lay: 'Choose what to use',
  first: 'Pick a mission first',
  none: 'You have no missions.',
  unpaid: 'You can’t complete it yet. Look at it to see what’s missing.',
  blind: 'Complete it the cheapest way',
  needs: 'What the mission uses',
  agent: (city: string) => `Agent in ${city}`,
  agentPrice: 'stays there',
  icon: (mission: string) => `Icon on ${mission}`,
  iconPrice: 'completed mission, stays',
  card: 'Agency card in hand',
  cardCovered: 'face down, gets discarded',
  cardOpen: (city: string, ability: string) => `${city}, ${ability}, gets discarded`,
  code: (digits: readonly number[]) => `Broken code ${digits.join(' ')}`,
  codePrice: (points: number) => `goes back to a deck, costs you ${points} points`,
  hand: (before: number, after: number) => `Hand: ${before} cards, then ${after}`,
  done: (before: number, of: number) => `Missions completed: ${before}, then ${before + 1} of ${of}`,
  complete: (points: number) => `Complete for ${points} points`,
  notNow: 'Not now',
} as const;

/** Says what the payment costs and what the player keeps. */
export function givenLine(cards: number, codes: number): { given: string; stays: string } {
  const parts = [
    ...(cards > 0 ? [countedInWords(cards, 'Agency card')] : []),
    ...(codes > 0 ? [countedInWords(codes, 'broken code')] : []),
  ];
  return {
    given: parts.length === 0 ? 'You give up nothing.' : `You give up ${listOf(parts)}.`,
    stays: 'You keep your Agents and your permanent icons.',
  };
}
