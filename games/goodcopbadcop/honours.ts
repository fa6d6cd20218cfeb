import { standing } from '#shared/claims.ts';
import type { Seat } from '#shared/ids.ts';
import type { Honours } from '#shared/module.ts';
import { cardOf } from './claims';
import { cardAt, cardsOf } from './queries';
import { sideOf } from './rules/teams';
import type { Act, CardName, Claim, Face, State } from './state';

/**
 * Counts each seat's suspicions and deceptions. Suspicions are shots and claims of suspicion. They are right if their
 * target is on the other side at the end. Deceptions are false claims about a side or a card that were not retracted. A
 * shot at the shooter's own side also counts as a deception by each player of the other side.
 */
export function honours(G: State): Record<Seat, Honours> {
  const isRight = (by: Seat, at: Seat) => sideOf(G, by).team !== sideOf(G, at).team;
  const shots = G.acts.filter((act): act is Extract<Act, { kind: 'shoot' }> => act.kind === 'shoot');
  return Object.fromEntries(
    G.seats.map((seat) => {
      const fooled = shots.filter(({ by, at }) => !isRight(by, at) && isRight(by, seat));
      const suspected = [...shots.filter(({ by }) => by === seat).map(({ at }) => at), ...spokenOf(G, seat)];
      const right = suspected.filter((at) => isRight(seat, at)).length;
      return [seat, { deceptions: liesOf(G, seat) + fooled.length, suspicions: { right, of: suspected.length } }];
    }),
  );
}

/** Lists the seats this seat has claimed to suspect, each once. */
function spokenOf(G: State, seat: Seat): Seat[] {
  const spoken = standing(G.claims).flatMap((claim) =>
    claim.by === seat && claim.kind === 'suspicion' ? [claim.subject] : [],
  );
  return [...new Set(spoken)];
}

function liesOf(G: State, seat: Seat): number {
  const lies = standing(G.claims).filter((claim) => claim.by === seat && isFalse(G, claim));
  return new Set(lies.map(({ kind, subject }) => `${kind} ${subject}`)).size;
}

function isFalse(G: State, { by, kind, subject }: Claim): boolean {
  if (kind === 'suspicion') return false;
  if (kind === 'side') return !isOn(G, by, subject as Face);
  const { seat, slot } = cardOf(subject as CardName);
  return cardAt(G, seat, slot).face !== kind;
}

/** True if the seat holds the claimed leader, or is on the claimed side. */
function isOn(G: State, seat: Seat, said: Face): boolean {
  const isLeader = said === 'agent' || said === 'kingpin';
  return isLeader ? cardsOf(G, seat).some(({ face }) => face === said) : sideOf(G, seat).team === said;
}
