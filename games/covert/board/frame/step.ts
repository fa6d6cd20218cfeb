import type { View } from '../../state';
import type { PhaseStep } from './text';

/** Returns the part of the round (placing, codes or Actions), or null before and after the rounds. */
export function stepOf({ phase, outcome }: View): PhaseStep | null {
  if (outcome || phase === 'setupCharacters' || phase === 'setupMissions' || phase === 'over') return null;
  if (phase === 'place') return 'place';
  return phase === 'breakCodes' ? 'codes' : 'resolve';
}

/** Returns the time limit of the current step in ms, or null for no limit. */
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
