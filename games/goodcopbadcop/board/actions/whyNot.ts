import type { Seat } from '../../../../shared/ids';
import type { LegalityOf } from '../../../../shared/legality';
import type { Action, Moves, View } from '../../state';
import { firstHidden } from './flow';

/** Why each action cannot be declared now; null: it can, with some arguments. */
export type ActionWhy = Record<Action, string | null>;

/** Asks with the arguments that come nearest to a legal action. */
export function whyNot(view: View, seat: Seat, legal: Pick<LegalityOf<Moves>, 'can' | 'refusal'>): ActionWhy {
  const own = firstHidden(view, seat);
  const other = view.seats.find((each) => each !== seat && !view.out.includes(each)) ?? seat;
  const open = view.seats.find((each) => each !== seat && !view.out.includes(each) && firstHidden(view, each) !== null);
  return {
    investigate: legal.can('investigate')
      ? null
      : legal.refusal('investigate', [open ?? other, firstHidden(view, open ?? other) ?? 0]),
    arm: legal.can('arm') ? null : legal.refusal('arm', [own, other]),
    equip: legal.can('equip') ? null : legal.refusal('equip', [own]),
    shoot: legal.can('shoot') ? null : legal.refusal('shoot', []),
  };
}
