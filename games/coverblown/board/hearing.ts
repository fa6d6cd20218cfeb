import type { Person } from '#client/board/contract.ts';
import { useSecondsLeft } from '#client/board/time.ts';
import { HEARING_MS } from '../queries';
import type { Plan } from '../state';
import { planText } from './text';

/**
 * Returns the seconds until a bot examines its pair, or null without a countdown, and the words for the author's next
 * action. There is no countdown for a person's proposal, which binds nobody, or once somebody has asked the bot to wait.
 */
export function useHearing(plan: Plan, by: Person | undefined, now: () => number) {
  const isBots = by?.bot === true;
  const isAsked = plan.objections.length > 0;
  const left = useSecondsLeft(isBots && !isAsked ? plan.at + HEARING_MS : null, now);
  if (!isBots) return { left: null, words: planText.wants };
  if (isAsked) return { left: null, words: planText.thinks };
  return left ? { left, words: planText.examinesIn(left) } : { left: null, words: planText.aboutTo };
}
