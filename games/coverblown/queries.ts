import { type Seat, standing } from 'hush/game';
import constants from './content/constants.json';
import type {
  Claim,
  Day,
  Examination,
  Options,
  Plan,
  Player,
  Shot,
  SuspectId,
  TokenId,
  Verdict,
  View,
  WeaponId,
} from './state';

/** The numbers that depend on the number of players. */
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

/** [CB-2..4, CB-49] Returns the length of that day's round in ms. */
export function roundMs({ options, seats, day }: { options: Options; seats: readonly Seat[]; day: Day }): number {
  const seconds = options.roundSeconds || numbersFor(seats.length).roundSeconds;
  return 1000 * (seconds + (day === 'monday' ? constants.formulas.mondayExtraSeconds : 0));
}

/** [CB-17..20] Returns the verdict on a pair, given the crime. */
export function verdictOf(
  crime: { murderer: SuspectId; weapon: WeaponId },
  suspect: SuspectId,
  weapon: WeaponId,
): Verdict {
  const hits = Number(suspect === crime.murderer) + Number(weapon === crime.weapon);
  return hits === 2 ? 'correct' : hits === 1 ? 'fishy' : 'wrong';
}

/**
 * [CB-53] Display time of a verdict in ms. Only afterwards does the next day's clock start and are moves accepted
 * again.
 */
export const VERDICT_MS = 1000 * constants.verdictSeconds;
/** Time in ms that bots leave for objections before they examine a pair they proposed. */
export const HEARING_MS = 1000 * constants.hearingSeconds;

/** Returns today's latest proposal by any seat, or null. */
export function standingPlan({ plans }: { plans: readonly Plan[] }): Plan | null {
  return plans.at(-1) ?? null;
}

type Spoken = { day: Day; called: readonly Seat[]; claims: readonly Claim[] };

/** True if the seat has both called and made a claim today. */
export function hasSpoken({ day, called, claims }: Spoken, seat: Seat): boolean {
  return called.includes(seat) && claims.some((claim) => claim.by === seat && claim.round === day);
}

type Examined = { examinations: readonly Examination[] };

/** [CB-18, CB-21] True if the player's contact was examined, with any verdict. The contact then gives no more clues. */
export function isBlown({ examinations }: Examined, { contact }: Pick<Player, 'contact'>): boolean {
  return examinations.some(({ suspect }) => suspect === contact);
}

/** [CB-17] Returns the tokens cleared for all players: both tokens of every pair examined Wrong. */
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

/** True if the seat has told the proposal's author to go ahead or to wait. */
export function hasAnswered({ agreements, objections }: Plan, seat: Seat): boolean {
  return agreements.includes(seat) || objections.includes(seat);
}

/** True if public facts show that the seat has answered its first call. */
export function hasActed(view: View, seat: Seat): boolean {
  if (view.day !== 'monday' || view.called.includes(seat)) return true;
  if (view.rested.includes(seat) || view.plans.some((plan) => hasAnswered(plan, seat))) return true;
  return [...(view.shots ?? []), ...view.claims, ...view.plans].some(({ by }) => by === seat);
}

/** Returns the contact that the seat claimed last, leaving out retracted claims, or null. */
export function claimedContact({ claims }: Pick<View, 'claims'>, seat: Seat): SuspectId | null {
  const named = standing(claims).filter((claim) => claim.kind === 'contact');
  return named.findLast(({ by }) => by === seat)?.subject ?? null;
}
