import type { Draft, Legality, Seat } from 'hush/game';
import type { View } from '../state';

/**
 * Yields every complete draft of a move, best first along each branch. The caller can stop after any number of drafts.
 */
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

/** Returns the first complete draft that extends this draft, such as the cheapest payment for a mission. */
export function firstDraft(rule: Legality<View, never>, view: View, seat: Seat, from: Draft = []): Draft | null {
  for (const draft of wholeDrafts(rule, view, seat, from)) return draft;
  return null;
}
