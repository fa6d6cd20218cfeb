import { useState } from 'react';
import type { Seat } from '#shared/ids.ts';
import { passesAutomatically } from '../../passing';
import type { Slot, View } from '../../state';

/** A card whose face this seat may now see, but has not looked at yet. */
export interface News {
  /** The card's place now. */
  at: { seat: Seat; slot: Slot };
  /** True if the card has come to this seat by Blackmail, false if the seat has looked at another player's card. */
  isOwn: boolean;
}

export interface Learned {
  /** Identifies the news. */
  key: string;
  news: News;
  /** True while the match waits for this seat, so that the card takes little room. */
  isFolded: boolean;
  /** Marks the card as seen. */
  done(): void;
}

/**
 * Lists this seat's looks, including those at cards received by Blackmail. A look keeps its key when its card moves.
 */
export function newsOf(view: View, seat: Seat | null): (News & { key: string })[] {
  const looks = view.looks.filter(({ by }) => by === seat);
  return looks.map(({ turn, at, slot, through, now }) => {
    return { key: `${turn} ${at} ${slot} ${through}`, at: now, isOwn: now.seat === seat };
  });
}

/**
 * Returns the first card this seat has looked at since the board opened and not yet marked as seen, or null. Cards that
 * were turned up meanwhile are included.
 */
export function useLearned(view: View, seat: Seat | null): Learned | null {
  const all = newsOf(view, seat);
  const [seen, setSeen] = useState(() => new Set(all.map(({ key }) => key)));
  const first = all.find(({ key }) => !seen.has(key));
  if (seat === null || !first || view.outcome) return null;
  return {
    key: first.key,
    news: first,
    isFolded: view.waitingFor.includes(seat) && !passesAutomatically(view, seat),
    done: () => setSeen((before) => new Set(before).add(first.key)),
  };
}
