import type { Window } from '../../state';

type Kind = Window['kind'];

export const windowText = {
  label: 'Time to react',
  titles: {
    first: 'Use First to go early?',
    espionage: 'Steal a used card with Espionage?',
  } satisfies Record<Kind, string>,
  lines: {
    first:
      'Everyone who could have First is asked, so being asked gives nothing away. The lowest order token goes first.',
    espionage:
      'Everyone who could have Espionage is asked, so being asked gives nothing away. You can take one of these.',
  } satisfies Record<Kind, string>,
  use: { first: 'Use First', espionage: 'Use Espionage' } satisfies Record<Kind, string>,
  pass: 'Pass',
  answered: 'Your answer is in. It stays hidden.',
  automatic: 'You pass automatically. Only you know.',
  watching: 'You’re watching.',
  pool: 'Used cards',
  spentBy: (name: string) => `spent by ${name}`,
  autoPass: 'Always pass',
  autoPassHint: 'Says no to First and Espionage for you. Only you know.',
  pick: 'Which of your cards or tokens?',
  wanted: 'Which cards do you want? Tap your favourite first.',
  place: (at: number) => `${at}.`,
  what: 'at your hidden cards',
  first: 'Pick a card or token first',
  firstWanted: 'Pick the cards you want first',
  how: 'Pick by position, or look first. If someone is ahead of you, nothing is spent or shown.',
} as const;
