/** Sentences of a table whose seat has two screens. */
export const screensText = {
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
  yours: 'Yours',
  what: 'Your secrets, and the moves that need them',
  phone: 'Your phone',
  phoneAbout: 'Private',
  laptop: 'This screen',
  laptopAbout: 'Public. No secrets are sent here',
  swap: 'Swap',
  remove: 'Remove',
  connected: 'Connected',
  away: (seconds: number) => (seconds < 100 ? `Away ${seconds} s` : `Away ${Math.floor(seconds / 60)} min`),
  manage: 'Screens',
  two: 'Playing on two screens',
} as const;
