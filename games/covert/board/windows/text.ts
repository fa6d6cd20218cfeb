import type { Window } from '../../state';

type Kind = Window['kind'];

/** Says why this seat is asked. The sentence is the same for every hand. */
const ASKED = 'Everyone who could have one is asked.';

export const windowText = {
  label: 'Time to react',
  titles: {
    first: 'Use First to go early?',
    espionage: 'Steal a used card with Espionage?',
  } satisfies Record<Kind, string>,
  /** Order tokens are public, so this line reveals nothing else about a hand. */
  first: (isCodes: boolean, isNext: boolean) =>
    [
      `${isCodes ? 'Codes' : 'Actions'} are next${isNext ? ', and you’re first anyway' : ''}.`,
      !isNext
        ? 'First is a card or token that lets you go before the others.'
        : isCodes
          ? 'The card or token called First only helps if someone else uses one.'
          : 'With the card or token called First, you act twice in a row.',
      ASKED,
    ].join(' '),
  espionage: `The card or token called Espionage takes one of these into your hand. ${ASKED}`,
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
    first: { covered: 'to see if you have First', one: 'You have First', none: 'You don’t have First' },
    espionage: { covered: 'to see if you have Espionage', one: 'You have Espionage', none: 'You don’t have Espionage' },
  } satisfies Record<Kind, { covered: string; one: string; none: string }>,
  verbs: { hold: 'Hold', tap: 'Tap' },
  pick: 'Which of your cards or tokens?',
  wanted: 'Which cards do you want? Tap your favourite first.',
  place: (at: number) => `${at}.`,
  what: 'at your hidden cards',
  pickFirst: 'Pick a card or token first',
  firstWanted: 'Pick the cards you want first',
  how: 'If someone else goes before you, you keep your card or token, and nobody sees it.',
} as const;
