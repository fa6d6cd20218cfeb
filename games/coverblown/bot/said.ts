import type { Seat } from 'hush/game';
import { claimedContact, struckOut } from '../queries';
import type { ClaimKind, SuspectId, TokenId, View } from '../state';
import type { Beliefs } from './beliefs';

export function hasSaid(view: View, seat: Seat, kind: ClaimKind, subject: TokenId | Seat | null): boolean {
  return view.claims.some((claim) => claim.by === seat && claim.kind === kind && claim.subject === subject);
}

/** Returns the clues that a seat has not claimed yet, newest first. Cleared tokens are left out. */
export function untoldClues(view: View, seat: Seat): TokenId[] {
  const out = struckOut(view);
  const heard = (view.me?.calls ?? []).flatMap((call) => call.clues.map((clue) => clue.token));
  return [...heard].reverse().filter((token) => !out.has(token) && !hasSaid(view, seat, 'clean', token));
}

/**
 * Decides, partly at random, whether a bot claims its contact. This is likelier if others have claimed theirs, or if
 * other players suspect the contact.
 */
export function opensUp(beliefs: Beliefs, contact: SuspectId | null): contact is SuspectId {
  const { view, seat, parameters, random } = beliefs;
  if (contact === null || claimedContact(view, seat) !== null) return false;
  if (view.examinations.some((seen) => seen.suspect === contact)) return false;
  const isHot = (beliefs.open.guilt.get(contact) ?? 0) > 0.22;
  const named = view.seats.filter((other) => claimedContact(view, other) !== null).length;
  return random.Number() < (isHot ? 0.5 : parameters.opens + named * 0.08);
}
