import type { Seat } from '#shared/ids.ts';
import type { Draft } from '#shared/module.ts';
import { legal } from '../../legal';
import { firstDraft } from '../../legal/walks';
import type { ChoiceKind, View } from '../../state';

export const isAskedByWindow = (view: View, seat: Seat): boolean =>
  legal.pass.refusal(view, seat, [view.window?.number ?? 0]) === null;

/** Returns the kind of choice this seat has to make, or null. */
export const ownChoice = ({ choice }: View, seat: Seat): ChoiceKind | null =>
  choice?.seat === seat ? choice.kind : null;

/** Returns the first legal answer to the seat's open choice, or null. */
export function firstChoice(view: View, seat: Seat): { move: ChoiceKind; args: Draft } | null {
  const move = ownChoice(view, seat);
  const args = move && firstDraft(legal[move] as never, view, seat);
  return args ? { move, args } : null;
}
