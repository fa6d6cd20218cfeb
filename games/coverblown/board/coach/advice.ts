import type { Seat } from '#shared/ids.ts';
import { hasSpoken, standingPlan, struckOut } from '../../queries';
import { SUSPECTS, type SuspectId, type TokenId, type View, WEAPONS, type WeaponId } from '../../state';

/**
 * Returns the latest token this seat heard to be clean and has not claimed, or null. Like the functions below, it gives
 * the advice of an honest cop who knows the rules.
 */
export function untold(view: View, seat: Seat): TokenId | null {
  const facts = view.claims.filter(({ by, kind }) => by === seat && kind === 'clean').map(({ subject }) => subject);
  const heard = (view.me?.calls ?? []).flatMap(({ clues }) => clues.map(({ token }) => token));
  return heard.findLast((token) => !facts.includes(token) && !struckOut(view).has(token)) ?? null;
}

/** Returns the tokens this seat knows to be clean: its clues, its contact, and the cleared tokens. */
export function known(view: View): Set<TokenId> {
  const heard = (view.me?.calls ?? []).flatMap(({ clues }) => clues.map(({ token }) => token));
  return new Set([...heard, ...struckOut(view), ...(view.me ? [view.me.contact] : [])]);
}

/**
 * Returns the pair that the fewest players call clean, preferably a pair not examined yet. A token from a Fishy pair is
 * more suspect.
 */
function pair(view: View): [SuspectId, WeaponId] {
  const clean = known(view);
  const doubt = (token: TokenId) => {
    if (clean.has(token)) return 100;
    const said = view.claims.filter((claim) => claim.kind === 'clean' && claim.subject === token).length;
    const fishy = view.examinations.filter(
      (entry) => entry.verdict === 'fishy' && (entry.suspect === token || entry.weapon === token),
    ).length;
    return said - fishy / 2;
  };
  const least = <Token extends TokenId>(tokens: readonly Token[]) => [...tokens].sort((a, b) => doubt(a) - doubt(b));
  const tried = (suspect: SuspectId, weapon: WeaponId) =>
    view.examinations.some((entry) => entry.suspect === suspect && entry.weapon === weapon);
  const pairs = least(SUSPECTS).flatMap((suspect) => least(WEAPONS).map((weapon) => [suspect, weapon] as const));
  const byDoubt = pairs.sort((a, b) => doubt(a[0]) + doubt(a[1]) - doubt(b[0]) - doubt(b[1]));
  const [suspect, weapon] = byDoubt.find(([one, other]) => !tried(one, other)) ?? byDoubt[0] ?? ['vane', 'grinder'];
  return [suspect, weapon];
}

/** Returns the proposed pair, with which the examination form starts, or the best pair if none is proposed. */
export function nextPair(view: View): [SuspectId, WeaponId] {
  const plan = standingPlan(view);
  return plan ? [plan.suspect, plan.weapon] : pair(view);
}

/** Returns a seat whose claim that a token is clean is disproved by a Fishy verdict and this seat's clues, or null. */
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

/** True if all players have called and made a claim today. */
export const allSpoke = (view: View): boolean => view.seats.every((seat) => hasSpoken(view, seat));

/** Returns the current plan if another player made it, or null. */
export function othersPlan(view: View, seat: Seat) {
  const plan = standingPlan(view);
  return plan && plan.by !== seat ? plan : null;
}
