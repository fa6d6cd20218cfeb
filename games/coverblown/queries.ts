import type { Seat } from '#shared/ids.ts';
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

/** Open questions about a position, asked alike by rules, bots and boards: of a state or of a view. */

/** The numbers that follow from how many play. */
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

/** [CB-2..4, CB-49] How long a round of that day lasts, in ms. */
export function roundMs({ options, seats, day }: { options: Options; seats: readonly Seat[]; day: Day }): number {
  const seconds = options.roundSeconds || numbersFor(seats.length).roundSeconds;
  return 1000 * (seconds + (day === 'monday' ? constants.formulas.mondayExtraSeconds : 0));
}

/** [CB-17..20] What an examination of this pair shows, if that was the crime. */
export function verdictOf(
  crime: { murderer: SuspectId; weapon: WeaponId },
  suspect: SuspectId,
  weapon: WeaponId,
): Verdict {
  const hits = Number(suspect === crime.murderer) + Number(weapon === crime.weapon);
  return hits === 2 ? 'correct' : hits === 1 ? 'fishy' : 'wrong';
}

/** So long a verdict is read to everybody, in ms; the next day's clock begins after it. */
export const VERDICT_MS = 1000 * constants.verdictSeconds;
/** So long bots wait for objections before they examine what they announced, in ms. */
export const HEARING_MS = 1000 * constants.hearingSeconds;

/** What was announced last today, by anybody. */
export function standingPlan({ plans }: { plans: readonly Plan[] }): Plan | null {
  return plans.at(-1) ?? null;
}

type Spoken = { day: Day; called: readonly Seat[]; claims: readonly Claim[] };

/** Whether a seat has both called and put a claim on the table today. */
export function hasSpoken({ day, called, claims }: Spoken, seat: Seat): boolean {
  return called.includes(seat) && claims.some((claim) => claim.by === seat && claim.round === day);
}

type Examined = { examinations: readonly Examination[] };

/** [CB-18, CB-21] A contact who was examined brings nothing any more, whatever the verdict was. */
export function isBlown({ examinations }: Examined, { contact }: Pick<Player, 'contact'>): boolean {
  return examinations.some(({ suspect }) => suspect === contact);
}

/** [CB-17] Tokens everybody may strike out: an examination of them was Wrong. */
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

/** Whether it can be seen that a seat has answered its first call. */
export function hasActed(view: View, seat: Seat): boolean {
  if (view.day !== 'monday' || view.called.includes(seat)) return true;
  if (view.rested.includes(seat) || view.plans.some(({ objections }) => objections.includes(seat))) return true;
  return [...(view.shots ?? []), ...view.claims, ...view.plans].some(({ by }) => by === seat);
}
