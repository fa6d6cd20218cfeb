import { POINTS } from '#shared/room/evening.ts';
import { POINTS_RULE } from './pointsText';

/**
 * Returns a sentence that explains how points are given. Predictions are mentioned only if `hasPredictions` is true.
 */
export function pointsRule(hasPredictions: boolean): string {
  const { won, played, predicted } = POINTS;
  return hasPredictions ? POINTS_RULE.predicting(won, played, predicted) : POINTS_RULE.usual(won, played);
}
