import { SUSPECTS, type SuspectId, type TokenId, WEAPONS, type WeaponId } from '../state';
import suspects from './suspects.json';
import weapons from './weapons.json';

export interface Suspect {
  id: SuspectId;
  name: string;
  pronoun: string;
  /** A sentence about the suspect, shown on the form of that suspect. */
  line: string;
  voice: { pitch: number; rate: number; manner: string };
  signOff: string;
}

export interface Weapon {
  id: WeaponId;
  name: string;
  line: string;
  plural: boolean;
}

export const SUSPECT = byId<SuspectId, Suspect>(SUSPECTS, suspects);
export const WEAPON = byId<WeaponId, Weapon>(
  WEAPONS,
  weapons.map((weapon) => ({ ...weapon, plural: weapon.plural ?? false })),
);

export function isSuspect(token: string): token is SuspectId {
  return Object.hasOwn(SUSPECT, token);
}

export function isWeapon(token: string): token is WeaponId {
  return Object.hasOwn(WEAPON, token);
}

/** True if the token's name needs a plural verb: "The Driver’s Gloves are clean." */
export function isPlural(token: TokenId): boolean {
  return isWeapon(token) && WEAPON[token].plural;
}

export const TOKENS: readonly TokenId[] = [...SUSPECTS, ...WEAPONS];

function byId<Id extends string, Entry extends { id: Id }>(
  ids: readonly Id[],
  entries: readonly (Omit<Entry, 'id'> & { id: string })[],
): Readonly<Record<Id, Entry>> {
  const pairs = ids.map((id) => {
    const entry = entries.find((each) => each.id === id);
    if (!entry) throw new Error(`no content for ${id}`);
    return [id, entry];
  });
  return Object.fromEntries(pairs);
}
