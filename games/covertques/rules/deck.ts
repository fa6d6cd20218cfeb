import { canBeAlone } from '../queries';
import type { Options, Role } from '../state';

/** Returns the roles of which a card can be removed with 3 or 4 players, each with its number of cards in the deck. */
export function removable(players: number): { role: Role; chances: number }[] {
  if (!canBeAlone(players)) return [];
  return [
    { role: 'admin', chances: 1 },
    { role: 'user', chances: players - 1 },
  ];
}

/**
 * [CQ-2, CQ-32] Returns the role cards of a match, Hacker and Admin first. With 3 or 4 players there is one more card
 * than seats, because one card (but not the Hacker's) is removed face down.
 */
export function deckFor(players: number, options: Pick<Options, 'debugger' | 'accomplice'>): Role[] {
  const cards: Role[] = ['hacker', 'admin'];
  if (options.debugger) cards.push('debugger');
  if (options.accomplice) cards.push('accomplice');
  const size = canBeAlone(players) ? players + 1 : players;
  while (cards.length < size) cards.push('user');
  return cards;
}

/** Returns the deck without one card of this role. */
export function without(deck: readonly Role[], role: Role): Role[] {
  const at = deck.indexOf(role);
  return deck.filter((_, index) => index !== at);
}
