import { useCallback, useEffect, useState } from 'react';
import type { Seat } from '#shared/ids.ts';
import { cardName, isOfCard } from '../../claims';
import { passesAutomatically } from '../../passing';
import type { Slot, View } from '../../state';

/** A card whose face this seat may now see, but has not looked at yet. */
export interface News {
  /** The turn in which the seat looked at the card or received it. */
  turn: number;
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
  /** True once the player has uncovered the card. The player may still say what it is. */
  hasSeen: boolean;
  /** Marks the card as uncovered. */
  saw(): void;
  /** Ends the offer to look at the card and to say what it is. */
  done(): void;
}

/**
 * Lists this seat's looks, including those at cards received by Blackmail. A look keeps its key when its card moves.
 */
export function newsOf(view: View, seat: Seat | null): (News & { key: string })[] {
  const looks = view.looks.filter(({ by }) => by === seat);
  return looks.map(({ turn, at, slot, through, now }) => {
    return { key: `${turn} ${at} ${slot} ${through}`, turn, at: now, isOwn: now.seat === seat };
  });
}

/**
 * Returns the first card this seat has looked at since the board opened and is not finished with, or null. Cards that
 * were turned up meanwhile are included.
 */
export function useLearned(view: View, seat: Seat | null): Learned | null {
  const all = newsOf(view, seat);
  const [ended, setEnded] = useState(() => new Set(all.map(({ key }) => key)));
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const first = all.find((news) => !ended.has(news.key) && !(seen.has(news.key) && isPast(view, seat, news)));
  const key = first?.key ?? '';
  const saw = useCallback(() => setSeen((before) => new Set(before).add(key)), [key]);
  if (seat === null || !first || view.outcome) return null;
  const hasSeen = seen.has(key);
  const isFolded = view.waitingFor.includes(seat) && !passesAutomatically(view, seat);
  // A card that has been seen leaves the room to the decision that the match waits for.
  if (hasSeen && isFolded && view.window === null) return null;
  return { key, news: first, isFolded, hasSeen, saw, done: () => setEnded((before) => new Set(before).add(key)) };
}

/** True if there is nothing left to say about a card this seat has seen. */
export function isPast(view: View, seat: Seat | null, { turn, at }: News): boolean {
  if (view.turn > turn + 1 || view.table[at.seat]?.cards[at.slot].face !== null) return true;
  const name = cardName(at.seat, at.slot);
  return view.claims.some(
    (claim) => claim.by === seat && isOfCard(claim) && claim.subject === name && claim.round >= turn,
  );
}

/** Calls `saw` when an open card is covered again or leaves the screen. */
export function useSaw(isOpen: boolean, saw: () => void): void {
  useEffect(() => (isOpen ? saw : undefined), [isOpen, saw]);
}
