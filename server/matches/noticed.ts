import type { Seat } from '#shared/ids.ts';
import type { AnyModule, BaseView, Draft } from '#shared/module.ts';

interface MadeMove {
  seat: Seat;
  name: string;
  args: Draft;
}

/** The game says that nobody else may notice this move. */
export function isHidden({ hidden }: AnyModule, { name, args }: Pick<MadeMove, 'name' | 'args'>): boolean {
  return hidden !== undefined && Object.hasOwn(hidden, name) && hidden[name]?.(args as never) === null;
}

/**
 * Whether everybody can tell that this seat made this move, from what everybody saw before it and sees after it: it is
 * an open one, or the table waited for this seat alone and does not any more. Where it waited for several, nobody can
 * tell who passed last.
 */
export function isNoticed(module: AnyModule, move: MadeMove, before: unknown, after: unknown): boolean {
  if (!isHidden(module, move)) return true;
  const [waited, waits] = [awaitedIn(before), awaitedIn(after)];
  return waited.length === 1 && waited[0] === move.seat && !waits.includes(move.seat);
}

function awaitedIn(open: unknown): readonly Seat[] {
  return (open as Partial<BaseView>).waitingFor ?? [];
}
