import { texts } from 'hush/game';

// Players see these texts before a match. Each is in the place of its text in the catalogue of games.

export const POSTER = texts('covert.poster', { tagline: 'Agents, dice and codes across a divided Europe.' });

export const LOBBY = texts('covert.lobby', {
  options: {
    setupSeconds: { title: 'Choosing missions', off: 'No limit' },
    turnSeconds: { title: 'A turn', off: 'No limit' },
    windowSeconds: { title: 'Reacting with a card', off: 'No limit' },
    choiceSeconds: { title: 'Choosing a card', off: 'No limit' },
    characters: {
      title: 'Characters',
      description: 'How each player gets a character.',
      labels: { dealt: 'At random', chosen: 'Chosen in turn' },
    },
    alwaysPass: {
      title: 'Always pass',
      description:
        'While this is on, a player isn’t asked about the reaction cards First and Espionage. Everyone can change it for themselves.',
      labels: { false: 'Starts off', true: 'Starts on' },
    },
    silence: {
      title: 'Out of time',
      description: 'How many dice players lose when they run out of time for an Action.',
      labels: { die: 'First one, then all', phase: 'All of them' },
    },
  },
  paces: [
    { title: 'Quick', about: 'Up to 45 s for a turn or for choosing missions, 5 s to react.' },
    { title: 'Normal', about: 'Up to 1½ min for a turn or for choosing missions, 10 s to react.' },
    { title: 'Relaxed', about: 'Up to 4 min for a turn or for choosing missions, 20 s to react.' },
  ],
  levels: {
    recruit: { title: 'Recruit', about: 'Puts every die somewhere and takes whatever looks good right now.' },
    agent: {
      title: 'Field agent',
      about: 'Plans one mission at a time, swaps tiles for codes and sometimes acts on a whim.',
    },
    officer: { title: 'Case officer', about: 'Plans the whole round, steals used cards and rerolls bad dice.' },
    spymaster: {
      title: 'Spymaster',
      about: 'Weighs every plan against what you may hold, watches what you’re up to and gets there first.',
    },
  },
});
