import type { Seat } from 'hush/game';
import { heldBy, playerOf } from '../queries';
import type { AgencyId, Handle, State } from '../state';
import { giveUp } from './hands';

/** Spends cards and tokens. Tokens go back into the bag. @returns the cards */
export function spend(G: State, by: Seat, handles: readonly Handle[]): AgencyId[] {
  const player = playerOf(G, by);
  return handles.flatMap((handle) => {
    if (!heldBy(player, 'tokens', handle)) return [giveUp(player, 'agency', handle).card];
    G.bag.push(giveUp(player, 'tokens', handle).card);
    return [];
  });
}

/**
 * [CV-60] Puts used cards into the pool, which Espionage can take from once their effect is over. Used tokens go back
 * into the bag instead.
 */
export function openPool(G: State, user: Seat, cards: readonly AgencyId[]): void {
  if (cards.length === 0) return;
  G.pool = { user, cards: cards.map((card) => ({ card, spentBy: null })), taken: [] };
  G.agenda.push({ do: 'espionage' });
}
