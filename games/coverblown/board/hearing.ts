import { note, type Person, useSecondsLeft } from 'hush/board';
import { strong } from 'hush/game';
import { useEffect } from 'react';
import { HEARING_MS, standingPlan } from '../queries';
import type { Plan, View } from '../state';
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

/**
 * Shows a toast when a bot proposes a pair while a sheet, the log or the chat hides the proposal. In a practice match,
 * bots wait without a countdown, so there is no toast.
 */
export function useHearingToast(view: View, people: readonly Person[]): void {
  const plan = view.practice || view.isVerdictShown || view.outcome ? null : standingPlan(view);
  const by = people.find(({ seat }) => seat === plan?.by);
  const words = plan && by?.bot ? planText.willExamine(by.name, plan.suspect, plan.weapon) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` tells two proposals of one pair apart
  useEffect(() => {
    if (words !== null && !isInSight('[data-plan]')) note(words);
  }, [plan?.at, words]);
}

/** True if nothing covers the middle of the element. */
function isInSight(selector: string): boolean {
  const element = document.querySelector(selector);
  if (!element) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 && element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
