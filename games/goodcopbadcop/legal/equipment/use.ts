import type { Seat } from '#shared/ids.ts';
import type { Target, View } from '../../state';
import type { RefusalCode } from '../../text';

/** The legality of one equipment card, computed from a view. Its effect is in `rules/equipment/`. */
export interface UseRule {
  /**
   * If this returns false, the card is refused with `requirement-missing`. A card without this function has no
   * requirement.
   */
  isPossible?(view: View, by: Seat): boolean;
  /** Returns the rule for the next target, or null if none is left to name. */
  next(view: View, by: Seat, named: readonly Target[]): TargetRule | null;
}

/** One target of a card: its candidates, and the reason against each. */
export interface TargetRule {
  candidates: readonly Target[];
  refusal(target: Target): RefusalCode | null;
}

/** Returns the reason why these targets are refused, or null if they are complete and legal. */
export function targetsRefusal(rule: UseRule, view: View, by: Seat, targets: readonly Target[]): RefusalCode | null {
  for (const [at, target] of targets.entries()) {
    const expected = rule.next(view, by, targets.slice(0, at));
    const refused = expected ? expected.refusal(target) : 'bad-target';
    if (refused !== null) return refused;
  }
  return rule.next(view, by, targets) === null ? null : 'bad-target';
}
