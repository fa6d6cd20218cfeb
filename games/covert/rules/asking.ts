import type { Seat } from 'hush/game';
import { AGENCY, agencyOf } from '../content/cards';
import { diceOnCircles, playerOf } from '../queries';
import type { AbilityId, AgencyId, Pool, State } from '../state';

/**
 * Selects the seats to ask in a window, using only public facts: hand sizes, cards taken openly, dice and steps made.
 * So neither asking a seat nor leaving it out reveals a secret.
 */

/** Returns the seats that still have a step to make in `breakCodes` or an Action to take in `resolve`. */
function seatsToAct(G: State): Seat[] {
  if (G.phase === 'breakCodes') return G.seats.filter((seat) => !G.stepsDone.includes(seat));
  return G.seats.filter((seat) => diceOnCircles(playerOf(G, seat)).length > 0);
}

/**
 * [CV-54, CV-75] Returns the seats that might use First, or an empty list if at most one seat has anything left to do.
 */
export function askedForFirst(G: State): Seat[] {
  const toAct = seatsToAct(G);
  return toAct.length < 2 ? [] : toAct.filter((seat) => mayHold(G, seat, 'first', []));
}

/** [CV-54, CV-75] Returns the seats that might take a card from the pool. */
export function askedForEspionage(G: State, pool: Pool): Seat[] {
  return G.seats.filter((seat) => {
    const taken = pool.taken.filter(({ by }) => by === seat).map(({ card }) => card);
    return pool.cards.some(({ spentBy }) => spentBy !== seat) && mayHold(G, seat, 'espionage', taken);
  });
}

/**
 * Whether the seat may hold a card or token with this ability, judging only by public facts. The seat may not spend the
 * cards in `unusable`.
 */
function mayHold(G: State, seat: Seat, ability: AbilityId, unusable: readonly AgencyId[]): boolean {
  const { agency, shown, tokens, newTokens } = playerOf(G, seat);
  if (tokens.length > newTokens.length) return true;
  if (shown.some((card) => agencyOf(card).ability === ability && !unusable.includes(card))) return true;
  return agency.length > shown.length && isAnyUnseen(G, ability);
}

/** Whether a card with this ability is in a place that no player, or only its holder, can see. */
function isAnyUnseen(G: State, ability: AbilityId): boolean {
  const inHands = G.seats.flatMap((seat) => playerOf(G, seat).shown);
  const inPool = G.pool?.cards.map(({ card }) => card) ?? [];
  const seen = new Set<AgencyId>([...Object.values(G.faceUp), ...G.discards, ...inPool, ...inHands]);
  return AGENCY.some((card) => card.ability === ability && !seen.has(card.id));
}
