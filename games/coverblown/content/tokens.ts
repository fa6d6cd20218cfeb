import { SUSPECTS, type SuspectId, type TokenId, WEAPONS, type WeaponId } from '../state';

interface Suspect {
  pronoun: 'her' | 'him';
  voice: { pitch: number; rate: number };
}

export const SUSPECT: Readonly<Record<SuspectId, Suspect>> = {
  vane: { pronoun: 'her', voice: { pitch: 1.15, rate: 0.95 } },
  pike: { pronoun: 'him', voice: { pitch: 0.85, rate: 0.9 } },
  stokes: { pronoun: 'him', voice: { pitch: 0.6, rate: 0.92 } },
  crane: { pronoun: 'him', voice: { pitch: 0.8, rate: 1.1 } },
  frost: { pronoun: 'her', voice: { pitch: 1.25, rate: 1.05 } },
  marsh: { pronoun: 'her', voice: { pitch: 1.0, rate: 1.15 } },
  ames: { pronoun: 'him', voice: { pitch: 0.7, rate: 0.82 } },
  delaney: { pronoun: 'him', voice: { pitch: 0.65, rate: 0.88 } },
  boone: { pronoun: 'him', voice: { pitch: 0.75, rate: 0.97 } },
  lindqvist: { pronoun: 'her', voice: { pitch: 1.1, rate: 1.0 } },
};

export const TOKENS: readonly TokenId[] = [...SUSPECTS, ...WEAPONS];

export function isSuspect(token: string): token is SuspectId {
  return Object.hasOwn(SUSPECT, token);
}

export function isWeapon(token: string): token is WeaponId {
  return (WEAPONS as readonly string[]).includes(token);
}

/** True if the token's name needs a plural verb: "The Driver’s Gloves are clean." */
export const isPlural = (token: TokenId): boolean => token === 'gloves';
