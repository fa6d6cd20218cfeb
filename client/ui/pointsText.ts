import { texts } from '#shared/text/texts.ts';

export const POINTS_RULE = texts('evening.points', {
  /** The rule for counting points, as in docs/evening.md. */
  usual: (won: number, played: number) => `${won} points for a win, ${played} for finishing.`,
  predicting: (won: number, played: number, predicted: number) =>
    `${won} points for a win, ${played} for finishing, ${predicted} more for a right prediction.`,
});
