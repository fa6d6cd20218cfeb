import type { Seat } from 'hush/game';
import { AGENCY, agencyOf } from '../content/cards';
import { diceOnCircles, playerOf } from '../queries';
import type { AbilityId, AgencyId, Pool, State } from '../state';

/**
 * Selects the seats to ask in a window. The selection uses only public facts: hand sizes, cards taken openly, dice and
 * steps made. It therefore reveals no secret, whether or not a seat is asked.
 */

/** Returns the seats that still have a step to make in `breakCodes`, or an Action to take in `resolve`. */
function seatsToAct(G: State): Seat[] {
  if (G.phase === 'breakCodes') return G.seats.filter((seat) => !G.stepsDone.includes(seat));
  return G.seats.filter((seat) => diceOnCircles(playerOf(G, seat)).length > 0);
}

/** [CV-54, CV-75] Returns the seats that are asked about First. Empty if at most one seat has anything left to do. */
export function askedForFirst(G: State): Seat[] {
  const toAct = seatsToAct(G);
  return toAct.length < 2 ? [] : toAct.filter((seat) => mayHold(G, seat, 'first', []));
}

/** [CV-54, CV-75] Returns the seats that are asked whether to take a card from the pool. */
export function askedForEspionage(G: State, pool: Pool): Seat[] {
  return G.seats.filter((seat) => {
    const taken = pool.taken.filter(({ by }) => by === seat).map(({ card }) => card);
    return pool.cards.some(({ spentBy }) => spentBy !== seat) && mayHold(G, seat, 'espionage', taken);
  });
}

/**
 * Whether the seat could hold a card or token with this ability, judging only by public facts. Cards in `unusable` do
 * not count, because the seat may not spend them.
 */
function mayHold(G: State, seat: Seat, ability: AbilityId, unusable: readonly AgencyId[]): boolean {
  const { agency, shown, tokens, newTokens } = playerOf(G, seat);
  if (tokens.length > newTokens.length) return true;
  if (shown.some((card) => agencyOf(card).ability === ability && !unusable.includes(card))) return true;
  return agency.length > shown.length && isAnyUnseen(G, ability);
}

/** Whether at least one card with this ability is not public: in a deck, or in a hand without having been shown. */
function isAnyUnseen(G: State, ability: AbilityId): boolean {
  const inHands = G.seats.flatMap((seat) => playerOf(G, seat).shown);
  const inPool = G.pool?.cards.map(({ card }) => card) ?? [];
  const seen = new Set<AgencyId>([...Object.values(G.faceUp), ...G.discards, ...inPool, ...inHands]);
  return AGENCY.some((card) => card.ability === ability && !seen.has(card.id));
}
