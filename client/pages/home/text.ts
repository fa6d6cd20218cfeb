export const HOME = {
  kind: 'Hidden-role table games',
  line: 'Open a link, sit down, and lie to your friends.',
  start: 'Start a room',
  code: 'Room code',
  codeHint: 'Code, like K7RM4X',
  join: 'Join',
  short: 'A room code has six characters.',
  strange: (letter: string) => `No room code has the character ${letter}. It may be one that looks like it.`,
  unknown: 'There is no room with that code.',
  games: 'Games',
  bots: 'Try it with bots',
  learn: 'Learn it',
  dealing: 'Dealing',
  facts: ['No account', 'Plays on the phone you have', 'Your seat survives a dead battery'],
  about: 'About',
  light: 'Light or dark',
  settings: 'Settings',
  whose: 'Who are you?',
  open: 'Open the room',
  away: 'Nobody is at the door',
  again: 'Try again',
};

/** Names for people who have not said one. */
export const MADE_UP_NAMES = ['Wren', 'Juno', 'Otis', 'Mabel', 'Silas', 'Tess', 'Hugo', 'Nell', 'Ezra', 'Vera'];
