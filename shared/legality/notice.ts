import type { AnyModule, Draft } from '../contract/module';
import type { Seat } from '../ids';
import type { Json } from '../json';

export interface SeatMove {
  by: Seat;
  move: string;
  args: Draft;
}

/**
 * Returns the part of a move that another viewer may notice (`hidden`), or null if the viewer may notice nothing.
 * Default: all arguments. `see` must return the viewer's view before the move. It is called only if the game hides some
 * of that move.
 */
export function noticeOf({ hidden }: AnyModule, { by, move, args }: SeatMove, see: () => unknown): Json | Draft {
  const notice = Object.hasOwn(hidden, move) ? hidden[move] : undefined;
  return notice ? notice(args, see(), by) : args;
}
