import { useState } from 'react';
import type { Seat } from '#shared/ids.ts';
import type { LookView, View } from '../../state';

export interface Learned {
  /** The oldest look that has not been seen yet, and is not open to everybody by now. */
  look: LookView;
  /** The match waits for this seat: what was learned makes itself small. */
  isFolded: boolean;
  /** It has been seen, or need not be. */
  done(): void;
}

const keyOf = ({ turn, at, slot, through }: LookView) => `${turn} ${at} ${slot} ${through}`;

/** What this seat's looks have brought since the board opened, one after the other; null: nothing new. */
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
