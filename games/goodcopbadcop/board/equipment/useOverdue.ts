import type { BoardProps } from 'hush/board';
import { useEffect, useRef } from 'react';
import type { Moves, View } from '../../state';

/**
 * Closes the sheet when the window in which it was opened ends, and when the seat's turn begins. The card is then
 * covered, and the decision that the match waits for is visible.
 * @param close null if the sheet must first show something
 */
export function useOverdue(
  { view, seat }: Pick<BoardProps<View, Moves>, 'view' | 'seat'>,
  close: (() => void) | null,
): void {
  const window = view.window?.number ?? null;
  const isTurn = view.phase === 'action' && view.active === seat;
  const before = useRef({ window, isTurn });
  useEffect(() => {
    const was = before.current;
    before.current = { window, isTurn };
    const isOver = was.window !== null && was.window !== window;
    if (isOver || (isTurn && !was.isTurn)) close?.();
  }, [window, isTurn, close]);
}
