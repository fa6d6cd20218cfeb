import { standing } from '#shared/claims.ts';
import type { Seat } from '#shared/ids.ts';
import type { Honours } from '#shared/module.ts';
import { roleOf } from './queries';
import { isInsider, type State, sideOf } from './state';

/**
 * Counts the deceptions and suspicions of each seat. A player on the insiders' side scores one deception for claiming
 * to be loyal without retracting it. Both insiders also score one for each vote of a player on the users' side for
 * another. Suspicions are the votes of players on the users' side, and the guess by which an insider ended the match.
 */
export function honours(G: State): Record<Seat, Honours> {
  return Object.fromEntries(
    G.seats.map((seat) => [seat, { deceptions: deceptionsOf(G, seat), suspicions: suspicionsOf(G, seat) }]),
  );
}

const isUser = (G: State, seat: Seat) => sideOf(roleOf(G, seat)) === 'users';

function deceptionsOf(G: State, seat: Seat): number {
  if (isUser(G, seat)) return 0;
  const lie = standing(G.claims).some(({ by, kind }) => by === seat && kind === 'loyal') ? 1 : 0;
  if (!isInsider(roleOf(G, seat))) return lie;
  const misled = G.results.flatMap(({ votes }) =>
    Object.entries(votes).filter(([by, named]) => named !== null && isUser(G, by) && isUser(G, named)),
  );
  return lie + misled.length;
}

function suspicionsOf(G: State, seat: Seat): Honours['suspicions'] {
  const named = isUser(G, seat) ? G.results.flatMap(({ votes }) => votes[seat] ?? []) : [];
  const isRight = named.map((other) => isInsider(roleOf(G, other)));
  if (G.revealed?.by === seat) isRight.push(G.revealed.isRight);
  return { right: isRight.filter((right) => right).length, of: isRight.length };
}
