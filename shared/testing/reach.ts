import type { Draft, Legality } from '../contract/module';
import type { Seat } from '../ids';
import type { Json } from '../json';

/** Returns true if these complete arguments can be chosen by picking the marks that are offered. */
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
  if (draft.length === args.length && JSON.stringify(draft) === JSON.stringify(args)) return step.whole;
  const part = args[draft.length];
  if (step.text) return typeof part === 'string' && isReachableFrom(legality, view, seat, args, [...draft, part]);
  return step.picks.some(
    (pick) => isBeginning(pick.draft, args) && isReachableFrom(legality, view, seat, args, pick.draft),
  );
}

/** Returns true if the draft can still become these arguments. The last part of the draft may be an incomplete list. */
function isBeginning(draft: Draft, args: Draft): boolean {
  return draft.length <= args.length && draft.every((part, at) => isPart(part, args[at], at === draft.length - 1));
}

function isPart(part: Json | undefined, whole: Json | undefined, mayGrow: boolean): boolean {
  if (mayGrow && Array.isArray(part) && Array.isArray(whole)) return isBeginning(part, whole);
  return JSON.stringify(part) === JSON.stringify(whole);
}
