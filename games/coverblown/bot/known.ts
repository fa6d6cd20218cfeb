import type { Seat } from 'hush/game';
import type { Role, SuspectId, TokenId, View, WeaponId } from '../state';

/** Everything that a seat knows for certain from its calls. */
export interface Known {
  seat: Seat | null;
  role: Role | null;
  contact: SuspectId | null;
  clean: ReadonlySet<TokenId>;
  /** The murderer, or null for an honest cop, who does not know it. */
  murderer: SuspectId | null;
  weapon: WeaponId | null;
}

/** The knowledge of a player who knows only what is public. */
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
