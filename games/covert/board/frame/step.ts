import type { View } from '../../state';
import type { PhaseStep } from './text';

/** Where the round stands; null: before or after the rounds. */
export function stepOf({ phase, outcome }: View): PhaseStep | null {
  if (outcome || phase === 'setupMissions' || phase === 'over') return null;
  if (phase === 'place') return 'place';
  return phase === 'breakCodes' ? 'codes' : 'resolve';
}

/** How long the running step lasts in all, in ms; null: it has no end. */
export function totalOf({ phase, window, choice, options }: View): number | null {
  const seconds = window
    ? options.windowSeconds
    : choice
      ? options.choiceSeconds
      : phase === 'setupMissions'
        ? options.setupSeconds
        : options.turnSeconds;
  return seconds > 0 ? seconds * 1000 : null;
}
