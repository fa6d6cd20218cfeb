import type { AnyModule, BaseView } from '#shared/contract/module.ts';
import type { Seat } from '#shared/ids.ts';
import { noticeOf, type SeatMove } from '#shared/legality/notice.ts';

/** True if the game hides the move from spectators. `open` is the public view before the move. */
export function isHidden(module: AnyModule, move: SeatMove, open: unknown): boolean {
  return noticeOf(module, move, () => open) === null;
}

/**
 * Returns whether all viewers can tell that this seat made the move. `before` and `after` are the public views around
 * the move. A hidden move shows who made it only if the table waited for that seat alone and no longer waits for the
 * seat.
 */
export function isNoticed(module: AnyModule, move: SeatMove, before: unknown, after: unknown): boolean {
  if (!isHidden(module, move, before)) return true;
  const [waited, waits] = [awaitedIn(before), awaitedIn(after)];
  return waited.length === 1 && waited[0] === move.by && !waits.includes(move.by);
}

function awaitedIn(open: unknown): readonly Seat[] {
  return (open as Partial<BaseView>).waitingFor ?? [];
}
