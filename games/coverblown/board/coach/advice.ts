import type { Seat } from 'hush/game';
import { isSuspect } from '../../content/tokens';
import { hasAnswered, hasSpoken, standingPlan, struckOut } from '../../queries';
import { type Plan, type SuspectId, type TokenId, type View, WEAPONS, type WeaponId } from '../../state';

/** Returns the tokens that this seat's calls have named as clean, in the order of the calls. */
export const heard = (view: View): TokenId[] =>
  (view.me?.calls ?? []).flatMap(({ clues }) => clues.map(({ token }) => token));

/** Returns the latest clue that this seat has not claimed yet and that is not cleared for all players, or null. */
export function untold(view: View, seat: Seat): TokenId | null {
  const told = view.claims.filter(({ by, kind }) => by === seat && kind === 'clean').map(({ subject }) => subject);
  return heard(view).findLast((token) => !told.includes(token) && !struckOut(view).has(token)) ?? null;
}

/** Returns the tokens that this seat knows to be clean: its clues, its contact, and cleared tokens. */
export function known(view: View): Set<TokenId> {
  return new Set([...heard(view), ...struckOut(view), ...(view.me ? [view.me.contact] : [])]);
}

/**
 * Returns a weapon that this seat knows to be clean, or null. Prefers a weapon that is already public (cleared, or
 * claimed clean by this seat), because others nearby can read the coach's hint.
 */
export function cleanWeapon(view: View, seat: Seat): WeaponId | null {
  const clues = [...heard(view)].reverse();
  const claimed = clues.filter((token) => view.claims.some((claim) => claim.by === seat && claim.subject === token));
  const clean = [...claimed, ...struckOut(view), ...clues];
  return clean.find((token): token is WeaponId => WEAPONS.some((weapon) => weapon === token)) ?? null;
}

/** Returns the first claim of another seat that a suspect is clean, or null. */
export function vouched(view: View, seat: Seat) {
  const claim = view.claims.find(
    ({ by, kind, subject }) => by !== seat && kind === 'clean' && isSuspect(subject as TokenId),
  );
  return claim ? { by: claim.by, suspect: claim.subject as SuspectId } : null;
}

/**
 * Returns a seat that has claimed a token clean that must be guilty, judging by a Fishy verdict and this seat's clues.
 * Null if there is none.
 */
export function liar(view: View, seat: Seat): Seat | null {
  const clean = known(view);
  const guilty = view.examinations.flatMap(({ verdict, suspect, weapon }): TokenId[] => {
    if (verdict !== 'fishy') return [];
    if (clean.has(suspect)) return [weapon];
    return clean.has(weapon) ? [suspect] : [];
  });
  const lie = view.claims.find(
    ({ by, kind, subject }) => by !== seat && kind === 'clean' && guilty.some((token) => token === subject),
  );
  return lie?.by ?? null;
}

export const allSpoke = (view: View): boolean => view.seats.every((seat) => hasSpoken(view, seat));

/** Returns the current proposal if another player made it and this seat has not answered it, or null. */
export function openPlan(view: View, seat: Seat): Plan | null {
  const plan = standingPlan(view);
  return plan && plan.by !== seat && !hasAnswered(plan, seat) ? plan : null;
}

/** Returns a token of the proposal that this seat knows to be clean, or null. */
export function wasted(view: View, { suspect, weapon }: Plan): TokenId | null {
  return [suspect, weapon].find((token) => known(view).has(token)) ?? null;
}

export function ownPlan(view: View, seat: Seat): Plan | null {
  const plan = standingPlan(view);
  return plan?.by === seat ? plan : null;
}

export const isAnswered = (view: View, plan: Plan): boolean =>
  view.seats.every((seat) => seat === plan.by || hasAnswered(plan, seat));
