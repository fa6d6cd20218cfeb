import type { Seat } from '../ids';
import type { Draft, Legality } from '../module';

/** Whether picking what lights up leads to exactly these whole arguments. */
export function isReachable(legality: Legality<unknown, never>, view: unknown, seat: Seat, args: Draft): boolean {
  return isReachableFrom(legality, view, seat, args, []);
}

function isReachableFrom(
  legality: Legality<unknown, never>,
  view: unknown,
  seat: Seat,
  args: Draft,
  draft: Draft,
): boolean {
  const step = legality.next(view, seat, draft);
  if (draft.length === args.length) return step.whole;
  const part = args[draft.length];
  if (step.text) return typeof part === 'string' && isReachableFrom(legality, view, seat, args, [...draft, part]);
  return step.picks.some(
    (pick) => isBeginning(pick.draft, args) && isReachableFrom(legality, view, seat, args, pick.draft),
  );
}

function isBeginning(draft: Draft, args: Draft): boolean {
  return draft.length <= args.length && JSON.stringify(draft) === JSON.stringify(args.slice(0, draft.length));
}
