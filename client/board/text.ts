import { texts } from '#shared/text/texts.ts';

/** Log lines that the platform adds in every game. */
export const LINES = texts('board.lines', {
  predicted: (name: string, winner: string, isRight: boolean) =>
    `${name} predicted that ${winner} would win. ${isRight ? 'Right!' : 'Wrong.'}`,
  youPredicted: (winner: string, isRight: boolean) =>
    `You predicted that ${winner} would win. ${isRight ? 'Right!' : 'Wrong.'}`,
  running: 'The clock’s running again.',
  paused: {
    host: 'The host paused the match.',
    you: 'You paused the match.',
    other: (name: string) => `${name} paused the match.`,
  },
  added: {
    host: 'The host added a minute.',
    you: 'You added a minute.',
    other: (name: string) => `${name} added a minute.`,
  },
});
