import { texts } from 'hush/game';

// Players see these texts before a match. Each is in the place of its text in the catalogue of games.

export const POSTER = texts('coverblown.poster', {
  tagline: 'Your phone rings. Someone at this table is paid by the murderer.',
});

export const LOBBY = texts('coverblown.lobby', {
  options: {
    bulletsOnTable: {
      title: 'Bullets and lives',
      description: 'Players can count shots and lives themselves. If you die, tell everyone.',
      labels: { false: 'Counted for you', true: 'You count them' },
    },
    roundSeconds: {
      title: 'Length of a day',
      description: 'The normal time is 2½ minutes for three players, 3 for four, 3½ for five. Monday has 30 s more.',
      off: 'Normal',
    },
  },
  paces: [
    { title: 'Quick', about: 'Days last 1½ minutes. A whole game takes up to 8 minutes.' },
    {
      title: 'Normal',
      about: 'Days last 2½ minutes with three players, 3½ with five. A whole game takes up to 18 minutes.',
    },
    { title: 'Relaxed', about: 'Days last 5 minutes. A whole game takes up to 26 minutes.' },
  ],
  levels: {
    detective: {
      title: 'Detective',
      about: 'Weighs every claim and every silence, and fires when it is nearly sure.',
    },
    rookie: { title: 'Rookie', about: 'Examines by whim, lies more plainly, and thinks twice before it fires.' },
  },
});
