import type { Seat } from 'hush/game';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cardName, isOfCard } from '../../claims';
import { passesAutomatically } from '../../passing';
import type { Slot, View } from '../../state';

/** A card that this seat has looked at and may now uncover. */
export interface News {
  /** The turn in which this seat looked at the card or received it. */
  turn: number;
  /** The place where the card is now. */
  at: { seat: Seat; slot: Slot };
  /** True if this seat received the card by Blackmail. */
  isOwn: boolean;
}

export interface Learned {
  key: string;
  news: News;
  /** True while the match is waiting for this seat. The card is then shown only while held open. */
  isFolded: boolean;
  /** True if the player must finish with the card before taking aim, so that there is only one thing to do. */
  isFirst: boolean;
  /** True if the player has uncovered the card. The player can still make a claim about it. */
  hasSeen: boolean;
  /** Called when the player has uncovered the card. */
  saw(): void;
  /** Called when the player has uncovered the field notes, which show all of these cards. */
  sawAll(): void;
  /** Stops offering to uncover the card and to make claims about it. */
  done(): void;
}

/**
 * Lists the cards that this seat has looked at or received by Blackmail. A card keeps its key when Blackmail moves it.
 */
export function newsOf(view: View, seat: Seat | null): (News & { key: string })[] {
  const looks = view.looks.filter(({ by }) => by === seat);
  return looks.map(({ turn, at, slot, through, now }) => {
    return { key: `${turn} ${at} ${slot} ${through}`, turn, at: now, isOwn: now.seat === seat };
  });
}

/**
 * Returns the first card that this seat has looked at since the board was opened, until the player is done with it.
 * Null if there is none. Includes cards that have been turned up since the look.
 */
export function useLearned(view: View, seat: Seat | null): Learned | null {
  const all = newsOf(view, seat);
  const [ended, setEnded] = useState(() => new Set(all.map(({ key }) => key)));
  const turn = useRef(view.turn);
  useEffect(() => {
    turn.current = view.turn;
  }, [view.turn]);
  const [seen, setSeen] = useState<ReadonlyMap<string, number>>(new Map());
  const isUp = ({ at }: News) => view.table[at.seat]?.cards[at.slot].face !== null;
  // A covered card is offered until it is seen, however many turns later. The claim then gets its own two turns.
  const isOver = (news: News & { key: string }) => {
    const turn = seen.get(news.key);
    return turn === undefined ? isUp(news) && view.turn > news.turn + 1 : isPast(view, seat, news, turn);
  };
  const first = all.find((news) => !ended.has(news.key) && !isOver(news));
  const key = first?.key ?? '';
  const saw = useCallback(() => setSeen((before) => new Map(before).set(key, turn.current)), [key]);
  const keys = all.map((news) => news.key).join();
  const sawAll = useCallback(
    () => setSeen((before) => new Map([...keys.split(',').map((each) => [each, turn.current] as const), ...before])),
    [keys],
  );
  if (seat === null || !first || view.outcome) return null;
  const hasSeen = seen.has(key);
  const isFirst = view.phase === 'aim' && view.active === seat && first.turn === view.turn;
  const isFolded = !isFirst && view.waitingFor.includes(seat) && !passesAutomatically(view, seat);
  // A card that has been seen makes room for the decision that the match is waiting for.
  if (hasSeen && isFolded && view.window === null) return null;
  const done = () => setEnded((before) => new Set(before).add(key));
  return { key, news: first, isFolded, isFirst, hasSeen, saw, sawAll, done };
}

/**
 * True if the board no longer offers to make a claim about this card: it is face up, the seat has already made a claim
 * about it, or it was seen two turns ago.
 */
export function isPast(view: View, seat: Seat | null, { turn, at }: News, seen = turn): boolean {
  if (view.turn > seen + 1 || view.table[at.seat]?.cards[at.slot].face !== null) return true;
  const name = cardName(at.seat, at.slot);
  return view.claims.some(
    (claim) => claim.by === seat && isOfCard(claim) && claim.subject === name && claim.round >= turn,
  );
}

/** Calls `saw` when the player covers the card again or the card disappears from the screen. */
export function useSaw(isOpen: boolean, saw: () => void): void {
  useEffect(() => (isOpen ? saw : undefined), [isOpen, saw]);
}
