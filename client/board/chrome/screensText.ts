/** What a table says at a seat with two screens. */
export const screensText = {
  open: {
    title: 'On your phone',
    about: 'Your secrets, and what needs them. None is sent to this screen.',
    gone: 'Your phone is gone. Nothing is lost.',
    alone: 'Show my secrets here',
  },
  private: {
    title: 'Table on your laptop',
    about: 'Your secrets are here. Everything else works here too.',
    gone: 'Your open screen left. This one can do everything.',
    alone: 'One screen again',
  },
  yours: 'Yours',
  what: 'Your secrets, and what needs them',
  phone: 'Your phone',
  phoneAbout: 'Private',
  laptop: 'This screen',
  laptopAbout: 'Open. No secret is sent here',
  swap: 'Swap',
  remove: 'Remove',
  connected: 'Connected',
  away: (seconds: number) => (seconds < 100 ? `Away ${seconds} s` : `Away ${Math.floor(seconds / 60)} min`),
  manage: 'Screens',
  two: 'Plays on two screens',
} as const;
