import type { Seat } from 'hush/game';
import type { Target, View } from '../../state';
import type { RefusalCode } from '../../text';

/** Defines when one equipment card is legal, judging by a view. The effect of the card is in `rules/equipment/`. */
export interface UseRule {
  /** Returns false if the card has no legal target. It is then refused with `requirement-missing`. */
  isPossible?(view: View, by: Seat): boolean;
  /** Returns the rule for the target that comes after `named`, or null if the card needs no more targets. */
  next(view: View, by: Seat, named: readonly Target[]): TargetRule | null;
}

/** The rule for one target: the candidates, and why a target is refused (null if it is legal). */
export interface TargetRule {
  candidates: readonly Target[];
  refusal(target: Target): RefusalCode | null;
}

/** Returns why these targets are refused, or null if they are legal and complete. */
export function targetsRefusal(rule: UseRule, view: View, by: Seat, targets: readonly Target[]): RefusalCode | null {
  for (const [at, target] of targets.entries()) {
    const expected = rule.next(view, by, targets.slice(0, at));
    const refused = expected ? expected.refusal(target) : 'bad-target';
    if (refused !== null) return refused;
  }
  return rule.next(view, by, targets) === null ? null : 'bad-target';
}
