import type { Seat } from 'hush/game';
import { cardOf, isOfCard } from '../claims';
import type { Act, View } from '../state';

/**
 * The parts of the seats in the lesson, and the events that its script waits for. Bots and coach recognize these events
 * by public facts.
 */

/** The learner, who holds the Agent and a K-9 Unit. */
export const LEARNER: Seat = '0';
/** The player who holds the Kingpin, aims at the learner and shoots at the learner once. */
export const KINGPIN: Seat = '1';
/** An honest officer, who wounds the Kingpin and leaves the last shot to the learner. */
export const FRIEND: Seat = '2';
/** A crooked officer, who looks at a card of the learner and falsely calls it crooked. */
export const LIAR: Seat = '3';

/** True after the first round. Before that, bots do not shoot. */
export function isLate({ turn, seats }: View): boolean {
  return turn > seats.length;
}

export function hasShot({ acts }: View, seat: Seat): boolean {
  return acts.some(({ kind, by }) => kind === 'shoot' && by === seat);
}

/**
 * True after the player with the Kingpin has shot, or after a K-9 Unit has taken that player's gun later than the first
 * round.
 */
export function isShotTried(view: View): boolean {
  const { acts, seats } = view;
  return acts.some((act) => isGunTaken(act, seats.length)) || hasShot(view, KINGPIN);
}

/** True if a K-9 Unit took the gun of the player with the Kingpin later than turn `turn`. */
function isGunTaken(act: Act, turn: number): boolean {
  return act.kind === 'use' && act.card === 'k9_unit' && act.targets[0] === KINGPIN && act.turn > turn;
}

/** True if this seat has used a K-9 Unit on the player with the Kingpin after the first round. */
export function hasStoppedShot({ acts, seats }: View, seat: Seat): boolean {
  return acts.some((act) => act.kind === 'use' && act.by === seat && isGunTaken(act, seats.length));
}

export function isWounded({ table }: View, seat: Seat): boolean {
  return table[seat]?.cards.some(({ wounded }) => wounded) === true;
}

/** True if the seat has made a claim about another player's card. */
export function hasClaimed({ claims }: View, seat: Seat): boolean {
  return claims.some((claim) => claim.by === seat && isOfCard(claim) && cardOf(claim.subject).seat !== seat);
}

export function hasLooked({ looks }: View, by: Seat, at?: Seat): boolean {
  return looks.some((look) => look.by === by && (at === undefined || look.at === at));
}
