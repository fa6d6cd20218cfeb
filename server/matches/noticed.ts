import type { Seat } from '#shared/ids.ts';
import type { AnyModule, BaseView } from '#shared/module.ts';
import { noticeOf, type SeatMove } from '#shared/notice.ts';

/** True if the game hides the move from spectators. `open` is the public view before the move. */
export function isHidden(module: AnyModule, move: SeatMove, open: unknown): boolean {
  return noticeOf(module, move, () => open) === null;
}

/**
 * True if all viewers can tell that this seat made the move, from the public views before and after it. They can unless
 * the move is hidden. They can even then, if the table waited only for this seat and no longer does. But if the table
 * waited for several seats, they cannot tell which of them made a hidden move.
 */
export function isNoticed(module: AnyModule, move: SeatMove, before: unknown, after: unknown): boolean {
  if (!isHidden(module, move, before)) return true;
  const [waited, waits] = [awaitedIn(before), awaitedIn(after)];
  return waited.length === 1 && waited[0] === move.by && !waits.includes(move.by);
}

function awaitedIn(open: unknown): readonly Seat[] {
  return (open as Partial<BaseView>).waitingFor ?? [];
}
