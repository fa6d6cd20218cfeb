import type { Code, Seat } from '#shared/ids.ts';
import type { Target, View } from '../../state';

/** When one equipment card can be played, and on whom, as a view shows it. What it does is in `rules/equipment/`. */
export interface UseRule {
  /** What must be so, else `requirement-missing`; left out: nothing. */
  isPossible?(view: View, by: Seat): boolean;
  /** The next target after those named; null: no further one. */
  next(view: View, by: Seat, named: readonly Target[]): TargetRule | null;
}

/** One target of a card: all that could be named, and why one of them cannot. */
export interface TargetRule {
  candidates: readonly Target[];
  refusal(target: Target): Code | null;
}

/** Why these targets are refused; null: they are whole and legal. */
export function targetsRefusal(rule: UseRule, view: View, by: Seat, targets: readonly Target[]): Code | null {
  for (const [at, target] of targets.entries()) {
    const expected = rule.next(view, by, targets.slice(0, at));
    const refused = expected ? expected.refusal(target) : 'bad-target';
    if (refused !== null) return refused;
  }
  return rule.next(view, by, targets) === null ? null : 'bad-target';
}
