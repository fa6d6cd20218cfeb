import type { Seat } from '#shared/ids.ts';
import type { Draft, Legality } from '#shared/module.ts';
import type { View } from '../state';

/** Every whole draft of a move, the best first along each branch; for who plans. Stop reading when there are enough. */
export function* wholeDrafts(
  rule: Legality<View, never>,
  view: View,
  seat: Seat,
  from: Draft = [],
): Generator<Draft, void, void> {
  const step = rule.next(view, seat, from);
  if (step.whole) yield from;
  for (const pick of step.picks) yield* wholeDrafts(rule, view, seat, pick.draft);
}

/** The first whole draft behind this one: for a payment the cheapest, for the rest what is offered first. */
export function firstDraft(rule: Legality<View, never>, view: View, seat: Seat, from: Draft = []): Draft | null {
  for (const draft of wholeDrafts(rule, view, seat, from)) return draft;
  return null;
}
