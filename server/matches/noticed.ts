import type { Seat } from '#shared/ids.ts';
import type { AnyModule, BaseView, Draft } from '#shared/module.ts';

interface MadeMove {
  seat: Seat;
  name: string;
  args: Draft;
}

/** Whether the game hides this move from all other seats. */
export function isHidden({ hidden }: AnyModule, { name, args }: Pick<MadeMove, 'name' | 'args'>): boolean {
  return hidden !== undefined && Object.hasOwn(hidden, name) && hidden[name]?.(args as never) === null;
}

/**
 * Whether all viewers can tell that this seat made the move, from the public views before and after it: the move is
 * open, or the table waited for this seat alone and no longer does. If it waited for several, no viewer can tell who
 * moved last.
 */
export function isNoticed(module: AnyModule, move: MadeMove, before: unknown, after: unknown): boolean {
  if (!isHidden(module, move)) return true;
  const [waited, waits] = [awaitedIn(before), awaitedIn(after)];
  return waited.length === 1 && waited[0] === move.seat && !waits.includes(move.seat);
}

function awaitedIn(open: unknown): readonly Seat[] {
  return (open as Partial<BaseView>).waitingFor ?? [];
}
