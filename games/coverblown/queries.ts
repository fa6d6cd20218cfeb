import { type Seat, standing } from 'hush/game';
import constants from './content/constants.json';
import {
  type Claim,
  DAYS,
  type Day,
  type Examination,
  type Options,
  type Plan,
  type Player,
  type Shot,
  type SuspectId,
  type TokenId,
  type Verdict,
  type View,
  type WeaponId,
} from './state';

/** Values that depend on the number of players. */
export interface Numbers {
  dirtyCops: number;
  lives: number;
  roundSeconds: number;
  doubleClueChance: number;
  doubleClueMaxPerPlayer: number;
}

const BY_PLAYERS: Readonly<Record<string, Numbers>> = constants.byPlayers;

export const PLAYERS: Readonly<{ min: number; max: number }> = constants.players;
export const SLOTS_A_PLACE = constants.maxElementsPerLocation;

export function numbersFor(players: number): Numbers {
  const numbers = BY_PLAYERS[players];
  if (!numbers) throw new Error(`no numbers for ${players} players`);
  return numbers;
}

/** [CB-2..4, CB-49] Returns the duration of the round on this day in ms. */
export function roundMs({ options, seats, day }: { options: Options; seats: readonly Seat[]; day: Day }): number {
  const seconds = options.roundSeconds || numbersFor(seats.length).roundSeconds;
  return 1000 * (seconds + (day === 'monday' ? constants.formulas.mondayExtraSeconds : 0));
}

/** [CB-17..20] Returns the verdict on a pair if this is the crime. */
export function verdictOf(
  crime: { murderer: SuspectId; weapon: WeaponId },
  suspect: SuspectId,
  weapon: WeaponId,
): Verdict {
  const hits = Number(suspect === crime.murderer) + Number(weapon === crime.weapon);
  return hits === 2 ? 'correct' : hits === 1 ? 'fishy' : 'wrong';
}

/**
 * [CB-53] Time in ms for which a verdict is shown. After it, the clock of the next day starts and moves are accepted
 * again.
 */
export const VERDICT_MS = 1000 * constants.verdictSeconds;
/** Returns true if the previous day ended with a verdict. The result is the same for all players. */
export function isAfterVerdict({ day, examinations }: Pick<View, 'day' | 'examinations'>): boolean {
  const last = examinations.at(-1);
  return last !== undefined && DAYS.indexOf(last.day) === DAYS.indexOf(day) - 1;
}

/** Time in ms that bots wait for objections before they examine a pair that they proposed. */
export const HEARING_MS = 1000 * constants.hearingSeconds;

/** Returns the latest proposal of the day by any seat, or null. */
export function standingPlan({ plans }: { plans: readonly Plan[] }): Plan | null {
  return plans.at(-1) ?? null;
}

type Spoken = { day: Day; called: readonly Seat[]; claims: readonly Claim[] };

/** True if the seat has called and made a claim today. */
export function hasSpoken({ day, called, claims }: Spoken, seat: Seat): boolean {
  return called.includes(seat) && claims.some((claim) => claim.by === seat && claim.round === day);
}

type Examined = { examinations: readonly Examination[] };

/**
 * [CB-18, CB-21] True if the player's contact has been examined, with any verdict. The contact then gives no more
 * clues.
 */
export function isBlown({ examinations }: Examined, { contact }: Pick<Player, 'contact'>): boolean {
  return examinations.some(({ suspect }) => suspect === contact);
}

/** Whether the seat's cover holds or is blown, or null while no suspect has been examined. */
export type Cover = 'holds' | 'blown' | null;

export function coverOf(view: Examined, me: Pick<Player, 'contact'>): Cover {
  if (view.examinations.length === 0) return null;
  return isBlown(view, me) ? 'blown' : 'holds';
}

/**
 * [CB-17] Returns the tokens that are cleared for all players. These are both tokens of every pair with the verdict
 * Wrong.
 */
export function struckOut({ examinations }: Examined): Set<TokenId> {
  const wrong = examinations.filter(({ verdict }) => verdict === 'wrong');
  return new Set(wrong.flatMap(({ suspect, weapon }) => [suspect, weapon]));
}

export function livesLeft({ shots, startLives }: { shots: readonly Shot[]; startLives: number }, seat: Seat): number {
  return startLives - shots.filter(({ target }) => target === seat).length;
}

export function hasBullet({ shots }: { shots: readonly Shot[] }, seat: Seat): boolean {
  return !shots.some(({ by }) => by === seat);
}

/** True if the seat has told the author of the proposal to go ahead or to wait. */
export function hasAnswered({ agreements, objections }: Plan, seat: Seat): boolean {
  return agreements.includes(seat) || objections.includes(seat);
}

/** True if public facts show that the seat has answered its first call. */
export function hasActed(view: View, seat: Seat): boolean {
  if (view.day !== 'monday' || view.called.includes(seat)) return true;
  if (view.rested.includes(seat) || view.plans.some((plan) => hasAnswered(plan, seat))) return true;
  return [...(view.shots ?? []), ...view.claims, ...view.plans].some(({ by }) => by === seat);
}

/** Returns the contact that the seat claimed last, or null. Retracted claims are left out. */
export function claimedContact({ claims }: Pick<View, 'claims'>, seat: Seat): SuspectId | null {
  const named = standing(claims).filter((claim) => claim.kind === 'contact');
  return named.findLast(({ by }) => by === seat)?.subject ?? null;
}
