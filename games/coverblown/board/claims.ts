import { standing } from '#shared/claims.ts';
import type { Seat } from '#shared/ids.ts';
import { struckOut } from '../queries';
import type { Claim, TokenId, View } from '../state';

/** Who said on the table that this token is clean; each once, in order. */
export function saidClean(claims: readonly Claim[], token: TokenId): Seat[] {
  return unique(
    standing(claims)
      .filter((claim) => claim.kind === 'clean' && claim.subject === token)
      .map((claim) => claim.by),
  );
}

/** Who said on the table that this suspect is their contact. */
export function saidContact(claims: readonly Claim[], token: TokenId): Seat[] {
  return unique(
    standing(claims)
      .filter((claim) => claim.kind === 'contact' && claim.subject === token)
      .map((claim) => claim.by),
  );
}

/** What one seat has put on the table, the latest first. */
export function claimsBy(claims: readonly Claim[], seat: Seat): Claim[] {
  return claims.filter((claim) => claim.by === seat).reverse();
}

/** Who said on the table that they suspect this seat. */
export function suspectedBy(claims: readonly Claim[], seat: Seat): Seat[] {
  return unique(
    standing(claims)
      .filter((claim) => claim.kind === 'suspicion' && claim.subject === seat)
      .map((claim) => claim.by),
  );
}

/** The token was in a wrong pair: it is cleared for everybody. */
export const isCleared = (view: Pick<View, 'examinations'>, token: TokenId): boolean => struckOut(view).has(token);

function unique(seats: Seat[]): Seat[] {
  return [...new Set(seats)];
}
