import { countedInWords, listOf } from '../words';

export const payText = {
  pick: 'Which mission do you complete?',
  pickLine: 'Pick it by its place, or look first. Then it lies open while you pay.',
  what: 'at your missions',
  whatCards: 'at your cards',
  payable: 'payable now',
  notPayable: 'not yet',
  lay: 'Lay it open and pay',
  first: 'Pick a mission first',
  none: 'You hold no mission.',
  unpaid: 'It cannot be paid yet. Something it needs is missing.',
  blind: 'Complete it with what costs least',
  needs: 'Payment',
  agent: (city: string) => `Agent in ${city}`,
  agentPrice: 'stays there',
  icon: (mission: string) => `Icon on ${mission}`,
  iconPrice: 'finished mission, stays',
  card: 'Agency card in hand',
  cardCovered: 'covered. Is discarded',
  cardOpen: (city: string, ability: string) => `${city}, ${ability}. Is discarded`,
  code: (digits: readonly number[]) => `Broken code ${digits.join(' ')}`,
  codePrice: (points: number) => `goes back to a deck, costs you ${points} points`,
  hand: (before: number, after: number) => `Hand: ${before} cards, then ${after}`,
  done: (before: number, of: number) => `Missions completed: ${before}, then ${before + 1} of ${of}`,
  complete: (points: number) => `Complete for ${points} points`,
  notNow: 'Not now',
} as const;

/** What is given away, and what stays. */
export function givenLine(cards: number, codes: number): { given: string; stays: string } {
  const parts = [
    ...(cards > 0 ? [countedInWords(cards, 'Agency card')] : []),
    ...(codes > 0 ? [countedInWords(codes, 'broken code')] : []),
  ];
  return {
    given: parts.length === 0 ? 'You give nothing away.' : `You give ${listOf(parts)}.`,
    stays: 'Agents and icons stay yours.',
  };
}
