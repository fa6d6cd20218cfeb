import { useState } from 'react';
import type { Seat } from '#shared/ids.ts';
import type { LookView, View } from '../../state';

export interface Learned {
  /** The oldest look the player has not seen yet, unless its card is face up by now. */
  look: LookView;
  /** True while the match waits for this seat, so that the card takes little room. */
  isFolded: boolean;
  /** Marks the look as seen. */
  done(): void;
}

const keyOf = ({ turn, at, slot, through }: LookView) => `${turn} ${at} ${slot} ${through}`;

/** The results of this seat's looks since the board opened, one at a time, or null. */
export function useLearned(view: View, seat: Seat | null): Learned | null {
  const own = view.looks.filter(({ by }) => by === seat);
  const [seen, setSeen] = useState(() => new Set(own.map(keyOf)));
  const look = own.find((one) => !seen.has(keyOf(one)) && view.table[one.now.seat]?.cards[one.now.slot].face === null);
  if (seat === null || !look || view.outcome) return null;
  return {
    look,
    isFolded: view.waitingFor.includes(seat),
    done: () => setSeen((before) => new Set(before).add(keyOf(look))),
  };
}
