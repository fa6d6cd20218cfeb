import type { Seat } from '#shared/ids.ts';
import type { AnyModule, BaseView } from '#shared/module.ts';
import { noticeOf, type SeatMove } from '#shared/notice.ts';

/** Whether the game hides this move from spectators. `open` is the public view before the move. */
export function isHidden(module: AnyModule, move: SeatMove, open: unknown): boolean {
  return noticeOf(module, move, () => open) === null;
}

/**
 * Whether all viewers can tell that this seat made the move, judging by the public views before and after the move.
 * They can if the move is not hidden, or if the table waited for this seat alone and no longer does. If the table
 * waited for several seats, no viewer can tell which of them moved last.
 */
export function isNoticed(module: AnyModule, move: SeatMove, before: unknown, after: unknown): boolean {
  if (!isHidden(module, move, before)) return true;
  const [waited, waits] = [awaitedIn(before), awaitedIn(after)];
  return waited.length === 1 && waited[0] === move.by && !waits.includes(move.by);
}

function awaitedIn(open: unknown): readonly Seat[] {
  return (open as Partial<BaseView>).waitingFor ?? [];
}
