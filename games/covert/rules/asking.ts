import type { Seat } from '#shared/ids.ts';
import { AGENCY, agencyOf } from '../content/cards';
import { diceOnCircles, playerOf } from '../queries';
import type { AbilityId, AgencyId, Pool, State } from '../state';

/**
 * Who is asked in a window. All of this looks at public facts alone: counts of hands, cards that everybody has seen,
 * dice, steps made. So neither a question nor its absence tells a secret.
 */

/** Whose step of `breakCodes`, or Action in `resolve`, is still to come. */
function seatsToAct(G: State): Seat[] {
  if (G.phase === 'breakCodes') return G.seats.filter((seat) => !G.stepsDone.includes(seat));
  return G.seats.filter((seat) => diceOnCircles(playerOf(G, seat)).length > 0);
}

/** [CV-54, CV-75] Who might go first; nobody where no more than one has anything to do. */
export function askedForFirst(G: State): Seat[] {
  const toAct = seatsToAct(G);
  return toAct.length < 2 ? [] : toAct.filter((seat) => mayHold(G, seat, 'first', []));
}

/** [CV-54, CV-75] Who might take a card of the pool. */
export function askedForEspionage(G: State, pool: Pool): Seat[] {
  return G.seats.filter((seat) => {
    const taken = pool.taken.filter(({ by }) => by === seat).map(({ card }) => card);
    return pool.cards.some(({ spentBy }) => spentBy !== seat) && mayHold(G, seat, 'espionage', taken);
  });
}

/** Nothing public rules out that this seat holds such a card or token; `unusable`: known cards that may not be spent. */
function mayHold(G: State, seat: Seat, ability: AbilityId, unusable: readonly AgencyId[]): boolean {
  const { agency, shown, tokens, newTokens } = playerOf(G, seat);
  if (tokens.length > newTokens.length) return true;
  if (shown.some((card) => agencyOf(card).ability === ability && !unusable.includes(card))) return true;
  return agency.length > shown.length && isAnyUnseen(G, ability);
}

/** A card with this ability lies where nobody, or its holder alone, can see it. */
function isAnyUnseen(G: State, ability: AbilityId): boolean {
  const inHands = G.seats.flatMap((seat) => playerOf(G, seat).shown);
  const inPool = G.pool?.cards.map(({ card }) => card) ?? [];
  const seen = new Set<AgencyId>([...Object.values(G.faceUp), ...G.discards, ...inPool, ...inHands]);
  return AGENCY.some((card) => card.ability === ability && !seen.has(card.id));
}
