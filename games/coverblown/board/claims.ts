import { type Seat, standing } from 'hush/game';
import { struckOut } from '../queries';
import type { Claim, TokenId, View } from '../state';

/** Returns the seats that have claimed this token clean, each once, in the order of their first claims. */
export function saidClean(claims: readonly Claim[], token: TokenId): Seat[] {
  return unique(
    standing(claims)
      .filter((claim) => claim.kind === 'clean' && claim.subject === token)
      .map((claim) => claim.by),
  );
}

export function saidContact(claims: readonly Claim[], token: TokenId): Seat[] {
  return unique(
    standing(claims)
      .filter((claim) => claim.kind === 'contact' && claim.subject === token)
      .map((claim) => claim.by),
  );
}

/** Returns a seat's claims, latest first. */
export function claimsBy(claims: readonly Claim[], seat: Seat): Claim[] {
  return claims.filter((claim) => claim.by === seat).reverse();
}

export function suspectedBy(claims: readonly Claim[], seat: Seat): Seat[] {
  return unique(
    standing(claims)
      .filter((claim) => claim.kind === 'suspicion' && claim.subject === seat)
      .map((claim) => claim.by),
  );
}

/** True if an examination of this token had the verdict Wrong. The token is then cleared for all players. */
export const isCleared = (view: Pick<View, 'examinations'>, token: TokenId): boolean => struckOut(view).has(token);

function unique(seats: Seat[]): Seat[] {
  return [...new Set(seats)];
}
