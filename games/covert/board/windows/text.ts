import { texts } from 'hush/game';
import type { Window } from '../../state';

type Kind = Window['kind'];

export const windowText = texts('covert.windows', {
  label: 'Time to react',
  titles: {
    first: 'Use First to go early?',
    espionage: 'Steal a used card with Espionage?',
  } satisfies Record<Kind, string>,
  next: { codes: 'Codes are next.', actions: 'Actions are next.' },
  nextYou: { codes: 'Codes are next, and you’re first anyway.', actions: 'Actions are next, and you’re first anyway.' },
  whatFirst: 'First is a card or token that lets you go before the others.',
  onlyHelps: 'The card or token called First only helps if someone else uses one.',
  twice: 'With the card or token called First, you act twice in a row.',
  espionage: 'The card or token called Espionage takes one of these into your hand.',
  /** Says why this seat is asked. The sentence is the same for every hand. */
  asked: 'Everyone who could have one is asked.',
  use: { first: 'Use First', espionage: 'Use Espionage' } satisfies Record<Kind, string>,
  pass: 'Pass',
  answered: 'Your answer is in. It stays hidden.',
  automatic: 'You pass automatically. Only you know.',
  watching: 'You’re watching.',
  pool: 'Used cards',
  spentBy: (name: string) => `spent by ${name}`,
  autoPass: 'Always pass',
  autoPassHint: 'For First and Espionage. Only you know.',
  has: {
    first: {
      hold: 'Hold to see if you have First',
      tap: 'Tap to see if you have First',
      one: 'You have First',
      none: 'You don’t have First',
    },
    espionage: {
      hold: 'Hold to see if you have Espionage',
      tap: 'Tap to see if you have Espionage',
      one: 'You have Espionage',
      none: 'You don’t have Espionage',
    },
  } satisfies Record<Kind, unknown>,
  pick: 'Which of your cards or tokens?',
  wanted: 'Which cards do you want? Tap your favourite first.',
  place: (at: number) => `${at}.`,
  what: 'at your hidden cards',
  pickFirst: 'Pick a card or token first',
  firstWanted: 'Pick the cards you want first',
  how: 'If someone else goes before you, you keep your card or token, and nobody sees it.',
});

/** Says what First does now. Order tokens are public, so the words reveal nothing else about a hand. */
export function firstWords(isCodes: boolean, isNext: boolean): string {
  const what = !isNext ? windowText.whatFirst : isCodes ? windowText.onlyHelps : windowText.twice;
  const next = isNext ? windowText.nextYou : windowText.next;
  return [isCodes ? next.codes : next.actions, what, windowText.asked].join(' ');
}
