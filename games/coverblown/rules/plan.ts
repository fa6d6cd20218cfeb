import type { Seat } from '#shared/ids.ts';
import type { Apis } from '#shared/module.ts';
import { must } from '#shared/must.ts';
import { standingPlan } from '../queries';
import type { State, SuspectId, WeaponId } from '../state';

/** [CB-51] Somebody says what they mean to examine. The last plan stands; nobody is bound to it, nor to wait for it. */
export function announce(G: State, by: Seat, suspect: SuspectId, weapon: WeaponId, { clock, tell }: Apis): void {
  G.plans.push({ by, suspect, weapon, at: clock.now(), objections: [] });
  tell('announced', { by, suspect, weapon });
}

/** [CB-52] Somebody asks whoever announced an examination to wait. */
export function object(G: State, by: Seat, { tell }: Apis): void {
  const plan = must(standingPlan(G), 'a plan to object to');
  plan.objections.push(by);
  tell('objected', { by, to: plan.by });
}
