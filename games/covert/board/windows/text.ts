import type { Window } from '../../state';

type Kind = Window['kind'];

export const windowText = {
  label: 'A question to several',
  titles: {
    first: 'Does anybody go first?',
    espionage: 'Cards were used. Espionage?',
  } satisfies Record<Kind, string>,
  lines: {
    first: 'Everybody who might hold one is asked, whatever is in hand. The lowest order token goes.',
    espionage: 'Everybody who might hold one is asked, whatever is in hand. One of these can be taken.',
  } satisfies Record<Kind, string>,
  use: { first: 'Use First', espionage: 'Use Espionage' } satisfies Record<Kind, string>,
  pass: 'Pass',
  answered: 'Your answer is in. It stays hidden.',
  automatic: 'You pass by yourself. Only you know.',
  notAsked: 'You hold no card and no token: you are not asked.',
  watching: 'You are watching.',
  pool: 'Cards used',
  spentBy: (name: string) => `spent by ${name}`,
  autoPass: 'Always pass',
  autoPassHint: 'First and Espionage, as soon as you are asked. Only you know.',
  pick: 'Which of your cards or tokens?',
  wanted: 'Which cards do you want? Tap the most wanted first.',
  place: (at: number) => `${at}.`,
  what: 'behind your screen',
  first: 'Pick a card or token first',
  firstWanted: 'Pick the cards you want first',
  how: 'By its place, or look first. If somebody is before you, nothing is spent or shown.',
} as const;
