import type { Seat } from 'hush/game';
import { useCallback, useEffect, useState } from 'react';
import { cardName, isOfCard } from '../../claims';
import { passesAutomatically } from '../../passing';
import type { Slot, View } from '../../state';

/** A look of this seat at a card, whose face the player may now uncover. */
export interface News {
  /** The turn in which this seat looked at the card or received it. */
  turn: number;
  /** The card's current place. */
  at: { seat: Seat; slot: Slot };
  /** True if the card came to this seat by Blackmail. */
  isOwn: boolean;
}

export interface Learned {
  key: string;
  news: News;
  /** True while the match waits for this seat. The card then takes little room. */
  isFolded: boolean;
  /** True while the aim waits until the player has finished with the card, so that there is one thing to do at a time. */
  isFirst: boolean;
  /** True once the player has uncovered the card. The player can still make a claim about it. */
  hasSeen: boolean;
  /** Records that the player has uncovered the card. */
  saw(): void;
  /** Ends the offer to uncover the card and to make a claim about it. */
  done(): void;
}

/** Lists the cards that this seat has looked at. An entry keeps its key when Blackmail moves the card. */
export function newsOf(view: View, seat: Seat | null): (News & { key: string })[] {
  const looks = view.looks.filter(({ by }) => by === seat);
  return looks.map(({ turn, at, slot, through, now }) => {
    return { key: `${turn} ${at} ${slot} ${through}`, turn, at: now, isOwn: now.seat === seat };
  });
}

/**
 * Returns the first card that this seat has looked at since the board opened and has not finished with, or null if
 * there is none. Includes cards that have been turned up since the look.
 */
export function useLearned(view: View, seat: Seat | null): Learned | null {
  const all = newsOf(view, seat);
  const [ended, setEnded] = useState(() => new Set(all.map(({ key }) => key)));
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const isOver = (news: News & { key: string }) =>
    seen.has(news.key) ? isPast(view, seat, news) : view.turn > news.turn + 1;
  const first = all.find((news) => !ended.has(news.key) && !isOver(news));
  const key = first?.key ?? '';
  const saw = useCallback(() => setSeen((before) => new Set(before).add(key)), [key]);
  if (seat === null || !first || view.outcome) return null;
  const hasSeen = seen.has(key);
  const isFirst = view.phase === 'aim' && view.active === seat && first.turn === view.turn;
  const isFolded = !isFirst && view.waitingFor.includes(seat) && !passesAutomatically(view, seat);
  // The card has been seen, so it makes room for the decision that the match waits for.
  if (hasSeen && isFolded && view.window === null) return null;
  const done = () => setEnded((before) => new Set(before).add(key));
  return { key, news: first, isFolded, isFirst, hasSeen, saw, done };
}

/**
 * True once a claim about this seen card is no longer offered: it is face up, claimed already, or from two turns ago.
 */
export function isPast(view: View, seat: Seat | null, { turn, at }: News): boolean {
  if (view.turn > turn + 1 || view.table[at.seat]?.cards[at.slot].face !== null) return true;
  const name = cardName(at.seat, at.slot);
  return view.claims.some(
    (claim) => claim.by === seat && isOfCard(claim) && claim.subject === name && claim.round >= turn,
  );
}

/** Calls `saw` when the player covers the open card again or the card leaves the screen. */
export function useSaw(isOpen: boolean, saw: () => void): void {
  useEffect(() => (isOpen ? saw : undefined), [isOpen, saw]);
}
