import type { BoardProps } from 'hush/board';
import { useEffect, useRef } from 'react';
import type { Moves, View } from '../../state';

/**
 * Closes the sheet when the window that was open over it ends and when the seat's turn begins, so that the card is
 * covered and the decision that waits is in view.
 * @param close null if the sheet has something to say first
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
