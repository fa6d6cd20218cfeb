import { type Person, useSecondsLeft } from 'hush/board';
import { strong } from 'hush/game';
import { HEARING_MS } from '../queries';
import type { Plan } from '../state';
import { planText } from './text';

/**
 * Returns the seconds until a bot examines its proposed pair, and words that say what the author does next. The seconds
 * are null if a person proposed the pair, because people have no countdown, or if a player has asked the bot to wait.
 */
export function useHearing(plan: Plan, by: Person | undefined, now: () => number) {
  const name = strong(by?.name ?? '');
  const isBots = by?.bot === true;
  const isAsked = plan.objections.length > 0;
  const left = useSecondsLeft(isBots && !isAsked ? plan.at + HEARING_MS : null, now);
  if (!isBots) return { left: null, words: null };
  if (isAsked) return { left: null, words: planText.thinks(name) };
  return left ? { left, words: planText.examinesIn(name, left) } : { left: null, words: planText.aboutTo(name) };
}
