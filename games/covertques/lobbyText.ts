import { texts } from 'hush/game';

// Players see these texts before a match. Each is in the place of its text in the catalogue of games.

export const POSTER = texts('covertques.poster', {
  tagline: 'Only insiders know the code word. Spot them before they spot each other.',
});

export const LOBBY = texts('covertques.lobby', {
  options: {
    words: {
      title: 'Language of the words',
      description: 'The language of topic cards and hints. Each screen keeps its language.',
    },
    hintMode: {
      title: 'Hints',
      description: 'The game checks typed hints against the rules. After saying one aloud, tap Said it.',
      labels: { typed: 'Typed', spoken: 'Said aloud' },
    },
    avoidRepeats: {
      title: 'Public words',
      description: 'With Rolled, the same word can come up twice in a match.',
      labels: { false: 'Rolled', true: 'No repeats' },
    },
    debugger: {
      title: 'Debugger',
      description: 'Best with six or more: one of the users knows the code word.',
      labels: { false: 'Left out', true: 'In play' },
    },
    accomplice: {
      title: 'Accomplice',
      description: 'Best with six or more: someone knows both insiders and helps them.',
      labels: { false: 'Left out', true: 'In play' },
    },
    nightSeconds: { title: 'Night' },
    hintSeconds: { title: 'Hint', off: 'No limit' },
    discussSeconds: { title: 'Discussion', off: 'No limit' },
    voteSeconds: { title: 'Vote', off: 'No limit' },
    resultSeconds: { title: 'Vote result' },
    discoverySeconds: { title: 'Silence' },
  },
  paces: [
    {
      title: 'Quick',
      about: '30 s for each hint, 1½ min to talk, 20 s to vote. About 5 min a round with six players.',
    },
    {
      title: 'Normal',
      about: '1 min for each hint, 3 min to talk, 30 s to vote. About 10 min a round with six players.',
    },
    {
      title: 'Relaxed',
      about: '2 min for each hint, 5 min to talk, 1 min to vote. About 18 min a round with six players.',
    },
  ],
  levels: {
    analyst: {
      title: 'Analyst',
      about:
        'Listens to every hint, says who it suspects, and speaks up when it’s sure. Knows the most words in English.',
    },
    intern: {
      title: 'Intern',
      about:
        'Says the first thing that comes to mind, half listens, and guesses early. Knows the most words in English.',
    },
  },
});
