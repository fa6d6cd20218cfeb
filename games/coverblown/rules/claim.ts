import type { Seat } from '../../../shared/ids';
import type { Apis } from '../../../shared/module';
import type { Claim, ClaimKind, State, TokenId } from '../state';

/** Something is said for all to hear; nothing obliges it to be true and nothing follows from it. */
export function claim(
  G: State,
  by: Seat,
  kind: ClaimKind,
  subject: TokenId | Seat | null,
  { clock, tell }: Apis,
): void {
  // `legal` refuses a subject that does not go with its kind.
  G.claims.push({ day: G.day, at: clock.now(), by, kind, subject } as Claim);
  tell('claimed', { by, kind, subject });
}
