import type { Code, Seat } from '../../../../shared/ids';
import type { Apis } from '../../../../shared/module';
import type { State, Target, View } from '../../state';

/** One equipment card: what it needs and takes, as a view shows it, and what it does. */
export interface EquipmentRule {
  /** What must be so, else `requirement-missing`; left out: nothing. */
  isPossible?(view: View, by: Seat): boolean;
  /** The next target after those named; null: no further one. */
  next(view: View, by: Seat, named: readonly Target[]): TargetRule | null;
  /** The effect. Where the card itself goes, `content/equipment` says; one that lies in front of somebody puts itself there. */
  play(G: State, by: Seat, targets: readonly Target[], apis: Apis): void;
}

/** One target of a card: all that could be named, and why one of them cannot. */
export interface TargetRule {
  candidates: readonly Target[];
  refusal(target: Target): Code | null;
}

/** Why these targets are refused; null: they are whole and legal. */
export function targetsRefusal(rule: EquipmentRule, view: View, by: Seat, targets: readonly Target[]): Code | null {
  for (const [at, target] of targets.entries()) {
    const expected = rule.next(view, by, targets.slice(0, at));
    const refused = expected ? expected.refusal(target) : 'bad-target';
    if (refused !== null) return refused;
  }
  return rule.next(view, by, targets) === null ? null : 'bad-target';
}
