import type { BoardProps } from 'hush/board';
import { useEffect, useRef } from 'react';
import { autoPassOf, passesAutomatically } from '../../passing';
import type { AutoPass, Moves, View } from '../../state';

type Props = Pick<BoardProps<View, Moves>, 'view' | 'seat' | 'legal' | 'act'>;

/**
 * Stops passing automatically while the sheet of a card is open, so that no window closes while the player reads the
 * card. Afterwards, the seat passes as before, unless the player has changed the switches in the sheet.
 */
export function useHeldPass({ view, seat, legal, act }: Props): void {
  const chosen = view.me?.autoPass ?? null;
  const first = useRef(chosen);
  const held = useRef<AutoPass | null>(null);
  const latest = useRef({ chosen, act });
  latest.current = { chosen, act };
  const isPassing = passesAutomatically(view, seat) && chosen === first.current && legal.why('setAutoPass') === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a window begins in which the seat would pass
  useEffect(() => {
    if (!isPassing || held.current !== null) return;
    held.current = autoPassOf(view, chosen);
    void act.setAutoPass('never');
  }, [isPassing]);
  useEffect(
    () => () => {
      const { chosen, act } = latest.current;
      if (held.current !== null && chosen === 'never') void act.setAutoPass(held.current);
    },
    [],
  );
}
