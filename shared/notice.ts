import type { Seat } from './ids';
import type { Json } from './json';
import type { AnyModule, Draft } from './module';

/** A move and its seat. */
export interface SeatMove {
  by: Seat;
  move: string;
  args: Draft;
}

/**
 * The part of a move that another viewer may notice (`hidden`): null for nothing, all arguments by default. `see` gives
 * the viewer's view before the move; it is called only if the game hides something of that move.
 */
export function noticeOf({ hidden }: AnyModule, { by, move, args }: SeatMove, see: () => unknown): Json {
  const notice = hidden && Object.hasOwn(hidden, move) ? hidden[move] : undefined;
  return notice ? notice(args as never, see() as never, by) : args;
}
