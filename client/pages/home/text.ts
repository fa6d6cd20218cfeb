import { namesOf } from '#shared/text/names.ts';
import { texts } from '#shared/text/texts.ts';

export const HOME = texts('home', {
  kind: 'Hidden-role tabletop games',
  line: 'Open a link, sit down, and lie to your friends.',
  start: 'Start a room',
  back: 'Return to your table',
  looking: 'Looking for your table',
  backAlone: (code: string) => `Room ${code}`,
  backWith: (code: string, names: readonly string[]) => `${code}, with ${namesOf(names)}`,
  backPlaying: 'The match is still on',
  backPlayingWith: (names: readonly string[]) => `The match is still on, with ${namesOf(names)}`,
  code: 'Room code',
  codeHint: 'Code, like K7RM4X',
  join: 'Join',
  short: 'A room code has six characters.',
  strange: (letter: string) => `Room codes don’t use ${letter}. Look again for a character that looks similar.`,
  unknown: 'There’s no room with that code.',
  games: 'Games',
  bots: 'Try it with bots',
  learn: 'Learn it',
  dealing: 'Dealing',
  facts: ['No account', 'Play on the phone you have', 'Your seat survives a dead battery'],
  about: 'About',
  light: 'Light or dark',
  settings: 'Settings',
  whose: 'Who are you?',
  open: 'Open the room',
  away: 'The server isn’t answering',
  again: 'Try again',
});

/** Names suggested to people who have not chosen one. */
export const MADE_UP_NAMES = ['Wren', 'Juno', 'Otis', 'Mabel', 'Silas', 'Tess', 'Hugo', 'Nell', 'Ezra', 'Vera'];
