import { type Apis, must, type Seat } from 'hush/game';
import { standingPlan } from '../queries';
import type { State, SuspectId, WeaponId } from '../state';

/** [CB-51] Proposes a pair to examine. The proposal replaces any earlier one and does not force an examination. */
export function announce(G: State, by: Seat, suspect: SuspectId, weapon: WeaponId, { clock, tell }: Apis): void {
  G.plans.push({ by, suspect, weapon, at: clock.now(), agreements: [], objections: [] });
  tell('announced', { by, suspect, weapon });
}

/** [CB-56] Tells the author of the proposal to go ahead. */
export function agree(G: State, by: Seat, { tell }: Apis): void {
  const plan = must(standingPlan(G), 'a plan to agree to');
  plan.agreements.push(by);
  tell('agreed', { by, to: plan.by });
}

/** [CB-52, CB-56] Asks the author of the proposal to wait. The objection replaces this seat's agreement. */
export function object(G: State, by: Seat, { tell }: Apis): void {
  const plan = must(standingPlan(G), 'a plan to object to');
  plan.agreements = plan.agreements.filter((seat) => seat !== by);
  plan.objections.push(by);
  tell('objected', { by, to: plan.by });
}
