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

/** One pair examined; everybody sees it. */
export interface Examination {
  day: Day;
  /** Server time in ms. */
  at: number;
  by: Seat;
  suspect: SuspectId;
  weapon: WeaponId;
  verdict: Verdict;
  /** When the clock of that day had begun, in ms of server time. */
  began: number;
  /** Whom it cut off: the others who had not both called and claimed that day. */
  unheard: Seat[];
}

/** What somebody said they mean to examine. It binds nobody. */
export interface Plan {
  by: Seat;
  suspect: SuspectId;
  weapon: WeaponId;
  /** Server time in ms. */
  at: number;
  /** Who asked to wait, in order. */
  objections: Seat[];
}

export interface Shot {
  day: Day;
  at: number;
  by: Seat;
  target: Seat;
}

/** What somebody put on the table; nothing obliges it to be true. */
export type Claim =
  | ClaimOf<'clean', TokenId, Day>
  | ClaimOf<'contact', SuspectId, Day>
  | ClaimOf<'blown', null, Day>
  | ClaimOf<'suspicion', Seat, Day>;
export const CLAIM_KINDS = ['clean', 'contact', 'blown', 'suspicion'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** Where a token was all night: the same for everybody who hears it. */
export interface Alibi {
  /** The place's name, as it is spoken. */
  location: string;
  /** The activity of a suspect or the placement of a weapon, in words. */
  doing: string;
}

/** A clue in a call: this token is clean. */
export interface Clue {
  token: TokenId;
  alibi: Alibi;
}

/** A call as its hearer may play it again. */
export interface Call {
  /** Counts from 1 for each seat. */
  n: number;
  day: Day;
  at: number;
  kind: 'first' | ClueType;
  contact: SuspectId;
  /** What is said; `{cop}` stands for the hearer's name (`callWords` in `text.ts` puts it in). */
  text: string;
  clues: Clue[];
  /** The murder weapon, named in a dirty cop's first call. */
  weapon: WeaponId | null;
  /** The contact was examined: this call brought nothing. */
  blown: boolean;
}

/** A deck of clues, the next one first, and what was drawn from it, in the order of drawing. */
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
  /** Shots, bullets and lives are kept by the people at the table. */
  bulletsOnTable: boolean;
  /** Seconds of a round; 0: by the number of players. */
  roundSeconds: number;
}

export interface State {
  /** Everybody sees these. */
  options: Options;
  seats: Seat[];
  day: Day;
  /** Server time in ms from which the running day counts: the verdict of the day before has been read by then. */
  began: number;
  /** Server time in ms at which the running round ends; null: at a practice table no clock runs. */
  deadline: number | null;
  startLives: number;
  examinations: Examination[];
  shots: Shot[];
  claims: Claim[];
  /** Who has made this round's call. */
  called: Seat[];
  /** What was announced today, in order; the last one stands. */
  plans: Plan[];
  /** The only person's seat, at a practice table. */
  practice: Seat | null;
  /** Who is through with the running day, at a practice table. */
  rested: Seat[];
  /** Who lost the last life; the match ends with it. */
  died: Seat | null;
  outcome: Outcome | null;
  /** Nobody's until the end. */
  secret: { murderer: SuspectId; weapon: WeaponId; alibis: Record<TokenId, Alibi> };
  /** Role, contact, acknowledgement and calls are each seat's own; decks and doubles are nobody's. */
  players: Record<Seat, Player>;
}

export interface View extends BaseView {
  seats: Seat[];
  day: Day;
  began: number;
  options: Options;
  startLives: number;
  examinations: Examination[];
  /** Null where bullets are on the table, as are lives and bullets. */
  shots: Shot[] | null;
  lives: Record<Seat, number> | null;
  /** Whether a seat's own bullet is still unfired. */
  bullets: Record<Seat, boolean> | null;
  claims: Claim[];
  called: Seat[];
  plans: Plan[];
  practice: boolean;
  /** For whom no clock counts: the only person at a practice table. */
  learner: Seat | null;
  rested: Seat[];
  me: Own | null;
  truth: Truth | null;
  outcome: Outcome | null;
}

/** What one seat knows of itself. */
export interface Own {
  role: Role;
  contact: SuspectId;
  /** The murder weapon, for a dirty cop; the murderer is the contact. */
  weapon: WeaponId | null;
  acknowledged: boolean;
  calls: Call[];
}

/** Everything, once the match is over. */
export interface Truth {
  murderer: SuspectId;
  weapon: WeaponId;
  players: Record<Seat, Player & { blown: boolean }>;
  alibis: Record<TokenId, Alibi>;
}

/** Examinations each seat may announce in one day. */
export const PLANS_A_DAY = 10;
