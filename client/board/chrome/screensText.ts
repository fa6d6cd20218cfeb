import { texts } from '#shared/text/texts.ts';

export const screensText = texts('board.screens', {
  open: {
    title: 'On your phone',
    about: 'Your secrets, and the moves that need them. They aren’t sent to this screen.',
    gone: 'Your phone disconnected. Your seat is safe.',
    alone: 'Show my secrets here',
  },
  private: {
    title: 'Table on your laptop',
    about: 'Your secrets are here. Everything else works here too.',
    gone: 'Your public screen disconnected. You can do everything here.',
    alone: 'Use one screen',
  },
  turn: 'It’s your turn, and your phone’s gone.',
  turnWarning: 'Anyone who can see this screen will see your secrets.',
  playHere: 'Play on this screen',
  yours: 'Yours',
  what: 'Your secrets, and the moves that need them',
  phone: 'Your phone',
  phoneAbout: 'Private',
  laptop: 'This screen',
  laptopAbout: 'Public. No secrets are sent here',
  swap: 'Swap',
  remove: 'Remove',
  connected: 'Connected',
  awaySeconds: (seconds: number) => `Away ${seconds} s`,
  awayMinutes: (minutes: number) => `Away ${minutes} min`,
  manage: 'Screens',
  two: 'Playing on two screens',
});
