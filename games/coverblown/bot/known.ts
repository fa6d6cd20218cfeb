import type { Seat } from '../../../shared/ids';
import { type Role, SUSPECTS, type SuspectId, type TokenId, type Verdict, type View, type WeaponId } from '../state';

/** What a seat holds for certain: all it was told, and nothing that was only said. */
export interface Known {
  seat: Seat | null;
  role: Role | null;
  contact: SuspectId | null;
  clean: ReadonlySet<TokenId>;
  /** A dirty cop's own secrets. */
  murderer: SuspectId | null;
  weapon: WeaponId | null;
}

/** What somebody knows who sees only the table. */
export const OUTSIDER: Known = {
  seat: null,
  role: null,
  contact: null,
  clean: new Set(),
  murderer: null,
  weapon: null,
};

export function knownBy(view: View, seat: Seat): Known {
  const { me } = view;
  if (!me) return OUTSIDER;
  const heard = me.calls.flatMap((call) => call.clues.map((clue) => clue.token));
  const isDirty = me.role === 'dirty';
  return {
    seat,
    role: me.role,
    contact: me.contact,
    clean: new Set<TokenId>(isDirty ? heard : [...heard, me.contact]),
    murderer: isDirty ? me.contact : null,
    weapon: isDirty ? me.weapon : null,
  };
}

export function isSuspect(token: TokenId | Seat): token is SuspectId {
  return (SUSPECTS as readonly string[]).includes(token);
}

/** What an examination of this pair would show. */
export function verdictOf(murderer: SuspectId, killed: WeaponId, suspect: SuspectId, weapon: WeaponId): Verdict {
  const hits = Number(murderer === suspect) + Number(killed === weapon);
  return hits === 2 ? 'correct' : hits === 1 ? 'fishy' : 'wrong';
}

/** Tokens everybody may strike out: an examination of them was Wrong. */
export function struckOut(view: View): Set<TokenId> {
  const wrong = view.examinations.filter((seen) => seen.verdict === 'wrong');
  return new Set(wrong.flatMap((seen) => [seen.suspect, seen.weapon]));
}

/** The contact a seat says it has, the last word counts. */
export function claimedContact(view: View, seat: Seat): SuspectId | null {
  for (const claim of view.claims.toReversed()) if (claim.by === seat && claim.kind === 'contact') return claim.subject;
  return null;
}
