import type { Seat } from '#shared/ids.ts';
import { cardOf, isOfCard } from '../claims';
import type { View } from '../state';

/**
 * The parts in the lesson's deal, and the events that its script waits for. Bots and the coach read them from public
 * facts.
 */

/** The person, who holds the Agent and a K-9 Unit. */
export const LEARNER: Seat = '0';
/** Holds the Kingpin, and aims and shoots at the learner once. */
export const KINGPIN: Seat = '1';
/** Honest. Wounds the Kingpin, and leaves the last shot to the learner. */
export const FRIEND: Seat = '2';
/** Crooked. Looks at a card of the learner and calls it crooked. */
export const LIAR: Seat = '3';

/** True from the second round on, in which shots are fired. */
export function isLate({ turn, seats }: View): boolean {
  return turn > seats.length;
}

export function hasShot({ acts }: View, seat: Seat): boolean {
  return acts.some(({ kind, by }) => kind === 'shoot' && by === seat);
}

/** True once the Kingpin's holder has shot at the learner, or a K-9 Unit has taken the gun before the shot. */
export function isShotTried(view: View): boolean {
  const { acts, seats } = view;
  const isTaken = acts.some(
    (act) => act.kind === 'use' && act.card === 'k9_unit' && act.targets[0] === KINGPIN && act.turn > seats.length,
  );
  return isTaken || hasShot(view, KINGPIN);
}

export function isWounded({ table }: View, seat: Seat): boolean {
  return table[seat]?.cards.some(({ wounded }) => wounded) === true;
}

/** True once the seat has claimed anything about another player's card. */
export function hasClaimed({ claims }: View, seat: Seat): boolean {
  return claims.some((claim) => claim.by === seat && isOfCard(claim) && cardOf(claim.subject).seat !== seat);
}

export function hasLooked({ looks }: View, by: Seat, at?: Seat): boolean {
  return looks.some((look) => look.by === by && (at === undefined || look.at === at));
}
