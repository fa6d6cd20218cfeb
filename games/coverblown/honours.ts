import { standing } from '#shared/claims.ts';
import type { Seat } from '#shared/ids.ts';
import type { Honours } from '#shared/module.ts';
import { must } from '#shared/must.ts';
import { isBlown } from './queries';
import type { Claim, State } from './state';

/**
 * Counts the deceptions and suspicions of each seat. A deception is a false claim that a token is clean, that a suspect
 * is the seat's contact, or that its cover is blown; retracted claims do not count. An honest cop's suspicions are its
 * shots, its suspicion claims and its examinations, which are right if the verdict is Correct. A repeated claim counts
 * once.
 */
export function honours(G: State): Record<Seat, Honours> {
  return Object.fromEntries(
    G.seats.map((seat) => [seat, { deceptions: liesOf(G, seat), suspicions: suspicionsOf(G, seat) }]),
  );
}

function liesOf(G: State, seat: Seat): number {
  const lies = standing(G.claims).filter((claim) => claim.by === seat && isFalse(G, claim));
  return new Set(lies.map(({ kind, subject }) => `${kind} ${subject}`)).size;
}

function isFalse(G: State, { by, kind, subject }: Claim): boolean {
  const { murderer, weapon } = G.secret;
  const player = must(G.players[by]);
  if (kind === 'clean') return subject === murderer || subject === weapon;
  if (kind === 'contact') return subject !== player.contact;
  return kind === 'blown' && !isBlown(G, player);
}

function suspicionsOf(G: State, seat: Seat): Honours['suspicions'] {
  if (must(G.players[seat]).role === 'dirty') return { right: 0, of: 0 };
  const spoken = standing(G.claims).flatMap((claim) =>
    claim.by === seat && claim.kind === 'suspicion' ? [claim.subject] : [],
  );
  const shot = G.shots.filter(({ by }) => by === seat).map(({ target }) => target);
  const about = [...new Set(spoken), ...shot].map((other) => G.players[other]?.role === 'dirty');
  const examined = G.examinations.filter(({ by }) => by === seat).map(({ verdict }) => verdict === 'correct');
  const all = [...about, ...examined];
  return { right: all.filter((isRight) => isRight).length, of: all.length };
}
