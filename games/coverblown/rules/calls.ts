import { pick, type Random } from 'hush/game';
import { type Call, type Role, type SuspectId, VERSIONS, type WeaponId } from '../state';

/** [CB-9] Returns the first call. A dirty cop is called by the murderer, who names the weapon. */
export function firstCall(
  { role, contact }: { role: Role; contact: SuspectId },
  weapon: WeaponId,
  at: number,
  random: Random,
): Call {
  const version = pick(random, VERSIONS);
  const named = role === 'dirty' ? weapon : null;
  return { n: 1, day: 'monday', at, kind: 'first', contact, version, clues: [], weapon: named, blown: false };
}
