import type { Seat } from '#shared/ids.ts';
import { AGENCY, agencyOf } from '../content/cards';
import { diceOnCircles, playerOf } from '../queries';
import type { AbilityId, AgencyId, Pool, State } from '../state';

/**
 * Selects the seats that are asked in a window, from public facts alone: hand sizes, cards taken openly, dice and
 * steps made. So neither a question nor its absence reveals a secret.
 */

/** Returns the seats with a step of `breakCodes` or an Action in `resolve` still to come. */
function seatsToAct(G: State): Seat[] {
  if (G.phase === 'breakCodes') return G.seats.filter((seat) => !G.stepsDone.includes(seat));
  return G.seats.filter((seat) => diceOnCircles(playerOf(G, seat)).length > 0);
}

/** [CV-54, CV-75] Returns the seats that might use First. Empty if at most one seat has anything to do. */
export function askedForFirst(G: State): Seat[] {
  const toAct = seatsToAct(G);
  return toAct.length < 2 ? [] : toAct.filter((seat) => mayHold(G, seat, 'first', []));
}

/** [CV-54, CV-75] Returns the seats that might take a card of the pool. */
export function askedForEspionage(G: State, pool: Pool): Seat[] {
  return G.seats.filter((seat) => {
    const taken = pool.taken.filter(({ by }) => by === seat).map(({ card }) => card);
    return pool.cards.some(({ spentBy }) => spentBy !== seat) && mayHold(G, seat, 'espionage', taken);
  });
}

/** Whether the seat may hold such a card or token, from public facts alone. `unusable` cards may not be spent. */
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
