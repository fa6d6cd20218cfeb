import { texts } from 'hush/game';

export const reasonText = texts('covert.reasons', {
  /** Shown for a refusal code that has no sentence in this game. */
  nothing: 'You have nothing to use for that now.',
});
