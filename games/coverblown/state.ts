import type { Claim as ClaimOf } from '#shared/claims.ts';
import type { Seat } from '#shared/ids.ts';
import type { BaseView, Outcome } from '#shared/module.ts';

export type { Moves } from './moves';

export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type Day = (typeof DAYS)[number];

export const SUSPECTS = [
  'vane',
  'pike',
  'stokes',
  'crane',
  'frost',
  'marsh',
  'ames',
  'delaney',
  'boone',
  'lindqvist',
] as const;
export type SuspectId = (typeof SUSPECTS)[number];

export const WEAPONS = [
  'grinder',
  'tenderiser',
  'gloves',
  'cleaver',
  'boltgun',
  'katana',
  'bat',
  'garrotte',
  'solvent',
] as const;
export type WeaponId = (typeof WEAPONS)[number];

export type TokenId = SuspectId | WeaponId;
export const CLUE_TYPES = ['suspects', 'weapons'] as const;
export type ClueType = (typeof CLUE_TYPES)[number];
export type Role = 'honest' | 'dirty';
export type Verdict = 'wrong' | 'fishy' | 'correct';

/** An examined pair. Public. */
export interface Examination {
  day: Day;
  /** Server time in ms. */
  at: number;
  by: Seat;
  suspect: SuspectId;
  weapon: WeaponId;
  verdict: Verdict;
  /** Start of that day's clock, in ms of server time. */
  began: number;
  /** Players who had not yet both called and made a claim when this ended the day. */
  unheard: Seat[];
}

/** A proposed pair. It binds nobody. */
export interface Plan {
  by: Seat;
  suspect: SuspectId;
  weapon: WeaponId;
  /** Server time in ms. */
  at: number;
  /** Seats that said to go ahead, in order. */
  agreements: Seat[];
  /** Seats that asked to wait, in order. */
  objections: Seat[];
}

export interface Shot {
  day: Day;
  at: number;
  by: Seat;
  target: Seat;
}

/** A public claim. It may be false. */
export type Claim =
  | ClaimOf<'clean', TokenId, Day>
  | ClaimOf<'contact', SuspectId, Day>
  | ClaimOf<'blown', null, Day>
  | ClaimOf<'suspicion', Seat, Day>;
export const CLAIM_KINDS = ['clean', 'contact', 'blown', 'suspicion'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** The place of a token during the night, the same for everyone who hears it. */
export interface Alibi {
  /** The place's name as spoken. */
  location: string;
  /** The suspect's activity or the weapon's placement, as text. */
  doing: string;
}

/** A clue in a call: this token is clean. */
export interface Clue {
  token: TokenId;
  alibi: Alibi;
}

/** A call, which its seat may replay. */
export interface Call {
  /** Counts from 1 for each seat. */
  n: number;
  day: Day;
  at: number;
  kind: 'first' | ClueType;
  contact: SuspectId;
  /** The words of the call; `callWords` in `text.ts` replaces `{cop}` by the hearer's name. */
  text: string;
  clues: Clue[];
  /** The murder weapon, named in a dirty cop's first call. */
  weapon: WeaponId | null;
  /** True if the contact was examined, so that this call gave no clue. */
  blown: boolean;
}

/** A deck of clues, the next one first, and the clues drawn from it, in order. */
export interface Deck<Token extends TokenId = TokenId> {
  undrawn: Token[];
  drawn: Token[];
}

export interface Player {
  role: Role;
  contact: SuspectId;
  acknowledged: boolean;
  /** Double clues received so far. */
  doubles: number;
  calls: Call[];
  suspects: Deck<SuspectId>;
  weapons: Deck<WeaponId>;
}

export interface Options {
  /** The people at the table keep track of shots, bullets and lives. */
  bulletsOnTable: boolean;
  /** Length of a round in seconds, or 0 for the default for the number of players. */
  roundSeconds: number;
}

export interface State {
  /** Public, down to `died`. */
  options: Options;
  seats: Seat[];
  day: Day;
  /** Server time in ms at which the current day's clock started, or will start once the verdict has been shown. */
  began: number;
  /** True while the verdict that ended the previous day is shown. */
  isVerdictShown: boolean;
  /**
   * Server time in ms at which the verdict has been shown or the current round ends. Null at a practice table, where
   * only verdicts have a time.
   */
  deadline: number | null;
  startLives: number;
  examinations: Examination[];
  shots: Shot[];
  claims: Claim[];
  /** Seats that have made this round's call. */
  called: Seat[];
  /** Today's proposals, in order; the last one counts. */
  plans: Plan[];
  /** The person's seat at a practice table. */
  practice: Seat | null;
  /** At a practice table, the seats that are done for the day. */
  rested: Seat[];
  /** The seat that lost its last life, which ended the match. */
  died: Seat | null;
  outcome: Outcome | null;
  /** Known to nobody until the end. */
  secret: { murderer: SuspectId; weapon: WeaponId; alibis: Record<TokenId, Alibi> };
  /** Role, contact, acknowledgement and calls are known to their seat; decks and doubles to nobody. */
  players: Record<Seat, Player>;
}

export interface View extends BaseView {
  seats: Seat[];
  day: Day;
  began: number;
  isVerdictShown: boolean;
  options: Options;
  startLives: number;
  examinations: Examination[];
  /** Null if bullets are on the table, as are lives and bullets. */
  shots: Shot[] | null;
  lives: Record<Seat, number> | null;
  /** Whether a seat's bullet has not been fired. */
  bullets: Record<Seat, boolean> | null;
  claims: Claim[];
  called: Seat[];
  plans: Plan[];
  practice: boolean;
  /** The person at a practice table, for whom no clock runs. */
  learner: Seat | null;
  rested: Seat[];
  me: Own | null;
  truth: Truth | null;
  outcome: Outcome | null;
}

/** The private part of a seat's view. */
export interface Own {
  role: Role;
  contact: SuspectId;
  /** The murder weapon, for a dirty cop; the murderer is the contact. */
  weapon: WeaponId | null;
  acknowledged: boolean;
  calls: Call[];
}

/** All secrets, once the match is over. */
export interface Truth {
  murderer: SuspectId;
  weapon: WeaponId;
  players: Record<Seat, Player & { blown: boolean }>;
  alibis: Record<TokenId, Alibi>;
}

/** Maximum number of proposals of a seat in one day. */
export const PLANS_A_DAY = 10;
