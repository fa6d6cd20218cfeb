import type { Seat } from 'hush/game';
import type { Target, View } from '../../state';
import type { RefusalCode } from '../../text';

/** Legality of one equipment card, computed from a view. The card's effect is in `rules/equipment/`. */
export interface UseRule {
  /** Returns false if the card cannot be used on any target. The card is then refused with `requirement-missing`. */
  isPossible?(view: View, by: Seat): boolean;
  /** Returns the rule for the target after `named`, or null if the card needs no further target. */
  next(view: View, by: Seat, named: readonly Target[]): TargetRule | null;
}

/** Rule for one target: the candidates, and the reason why a target is refused (null if it is legal). */
export interface TargetRule {
  candidates: readonly Target[];
  refusal(target: Target): RefusalCode | null;
}

/** Returns the reason why these targets are refused, or null if they are legal and no target is missing. */
export function targetsRefusal(rule: UseRule, view: View, by: Seat, targets: readonly Target[]): RefusalCode | null {
  for (const [at, target] of targets.entries()) {
    const expected = rule.next(view, by, targets.slice(0, at));
    const refused = expected ? expected.refusal(target) : 'bad-target';
    if (refused !== null) return refused;
  }
  return rule.next(view, by, targets) === null ? null : 'bad-target';
}
