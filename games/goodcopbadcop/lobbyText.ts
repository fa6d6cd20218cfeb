import { texts } from 'hush/game';

// Players see these texts before a match. Each is in the place of its text in the catalogue of games.

export const POSTER = texts('goodcopbadcop.poster', {
  tagline: 'Three cards say which side you’re on. Trust nobody with a gun.',
});

export const LOBBY = texts('goodcopbadcop.lobby', {
  options: {
    windowSeconds: {
      title: 'Time to react',
      description: 'At least 25 seconds in the first round, so newcomers can read.',
      off: 'Wait for everyone',
    },
    turnSeconds: { title: 'Turn', off: 'No limit' },
    choiceSeconds: { title: 'Choice', off: 'No limit' },
    placementSeconds: { title: 'Filing the cards', off: 'No limit' },
  },
  paces: [
    { title: 'Quick', about: 'Turn 45 s, 5 s to react after the first round. About 6 minutes for six turns.' },
    { title: 'Normal', about: 'Turn 1½ min, 10 s to react after the first round. About 12 minutes for six turns.' },
    { title: 'Relaxed', about: 'Turn 3 min, 20 s to react after the first round. About 24 minutes for six turns.' },
  ],
  levels: {
    inspector: { title: 'Inspector', about: 'Reads people by who they aim at and help, and counts every card.' },
    cadet: {
      title: 'Cadet',
      about: 'Goes by hunches and the cards it has seen, and holds on to its equipment too long.',
    },
  },
});
