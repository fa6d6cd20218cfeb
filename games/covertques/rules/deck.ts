import { canBeAlone } from '../queries';
import type { Options, Role } from '../state';

/** The two cards that can be missing with 3 or 4 players, and how often each of them is, out of all players. */
export function removable(players: number): { role: Role; chances: number }[] {
  if (!canBeAlone(players)) return [];
  return [
    { role: 'admin', chances: 1 },
    { role: 'user', chances: players - 1 },
  ];
}

/**
 * [CQ-2, CQ-32] The cards a match is dealt from, Hacker and Admin first. With 3 or 4 players one more than there are
 * seats: one that is not the Hacker's is removed unseen.
 */
export function deckFor(players: number, options: Pick<Options, 'debugger' | 'accomplice'>): Role[] {
  const cards: Role[] = ['hacker', 'admin'];
  if (options.debugger) cards.push('debugger');
  if (options.accomplice) cards.push('accomplice');
  const size = canBeAlone(players) ? players + 1 : players;
  while (cards.length < size) cards.push('user');
  return cards;
}

/** A deck with one card of that role fewer. */
export function without(deck: readonly Role[], role: Role): Role[] {
  const at = deck.indexOf(role);
  return deck.filter((_, index) => index !== at);
}
