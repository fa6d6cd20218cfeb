import { texts } from 'hush/game';
import type { Window } from '../../state';

type Kind = Window['kind'];

export const windowText = texts('covert.windows', {
  label: 'Time to react',
  titles: {
    first: 'Use a First card to go early?',
    espionage: 'Take a used card with Espionage?',
  } satisfies Record<Kind, string>,
  next: { codes: 'Codes are next.', actions: 'Actions are next.' },
  nextYou: { codes: 'Codes are next, and you start.', actions: 'Actions are next, and you start.' },
  whatFirst: 'A card or token named First lets you go before the others.',
  onlyHelps: 'You’d only need a card or token named First if someone else uses theirs.',
  twice: 'A card or token named First lets you take two Actions in a row.',
  takes: (cards: number) =>
    cards === 1
      ? 'A card or token named Espionage takes that card into your hand.'
      : 'A card or token named Espionage takes one of them into your hand.',
  /** For the player who used the cards. */
  takesBack: (cards: number) =>
    cards === 1
      ? 'A card or token named Espionage takes that card back into your hand.'
      : 'A card or token named Espionage takes one of them back into your hand.',
  /** Says why this seat is asked. The sentence is the same for every hand. */
  asked: 'Everyone who might have one is asked.',
  use: { first: 'Use First', espionage: 'Use Espionage' } satisfies Record<Kind, string>,
  pass: 'Pass',
  answered: 'Your answer is in. It stays hidden.',
  automatic: 'You pass automatically. Only you know.',
  watching: 'You’re watching.',
  pool: 'Used cards',
  spentBy: (name: string) => `spent by ${name}`,
  autoPass: 'Always pass',
  autoPassHint: 'Passes on First and Espionage, in secret.',
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
