import type { BaseView, ClaimMoves, Claim as ClaimOf, Outcome, Seat } from 'hush/game';

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

/** The places of alibis. */
export const PLACES = [
  'diner',
  'laundromat',
  'pier',
  'bowling',
  'rialto',
  'depot',
  'gym',
  'hotel',
  'cemetery',
  'club',
  'auto',
  'hospital',
] as const;
export type PlaceId = (typeof PLACES)[number];

/** The numbers of the activities and placements at each place, and of the versions of each call. */
export const VERSIONS = [1, 2, 3, 4] as const;
export type Version = (typeof VERSIONS)[number];
/** An activity of a suspect, or a placement of a weapon. */
export type DoingId = `${PlaceId}-${Version}`;

export const CLUE_TYPES = ['suspects', 'weapons'] as const;
export type ClueType = (typeof CLUE_TYPES)[number];
export type Role = 'honest' | 'dirty';
export type Verdict = 'wrong' | 'fishy' | 'correct';

/** An examination of a pair. Public. */
export interface Examination {
  day: Day;
  /** Server time in ms. */
  at: number;
  by: Seat;
  suspect: SuspectId;
  weapon: WeaponId;
  verdict: Verdict;
  /** Server time in ms at which the clock of that day started. */
  began: number;
  /** Players who had not yet called and made a claim when this examination ended the day. */
  unheard: Seat[];
}

/** A proposal to examine a pair. It does not force an examination. */
export interface Plan {
  by: Seat;
  suspect: SuspectId;
  weapon: WeaponId;
  /** Server time in ms. */
  at: number;
  /** Seats that answered "go ahead", in the order of their answers. */
  agreements: Seat[];
  /** Seats that asked to wait, in the order of their answers. */
  objections: Seat[];
}

export interface Shot {
  day: Day;
  at: number;
  by: Seat;
  target: Seat;
  /** The reason that a bot gives with its shot. People say their reasons aloud. */
  why?: Reason;
}

export type ReasonKind =
  | 'same-contact'
  | 'contradiction'
  | 'shot-me'
  | 'shared-contact'
  | 'silent'
  | 'fishy'
  | 'suspected'
  | 'fired'
  | 'suspects-me'
  | 'quiet'
  | 'unconvincing'
  | 'hunch';

/** The reason that a bot gives in public for suspecting or shooting a player. */
export type Reason = {
  kind: ReasonKind;
  /** The token that the reason is about, or null if it is not about one. */
  token: TokenId | null;
};

/** A public claim. It may be false. */
export type Claim =
  | ClaimOf<'clean', TokenId, Day>
  | ClaimOf<'contact', SuspectId, Day>
  | ClaimOf<'blown', null, Day>
  | ClaimOf<'suspicion', Seat, Day>;
export const CLAIM_KINDS = ['clean', 'contact', 'blown', 'suspicion'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** A token's place and activity on the night of the crime. All players who hear about the token hear the same alibi. */
export interface Alibi {
  place: PlaceId;
  /** The suspect’s activity there, or the position of the weapon. */
  doing: DoingId;
}

/** A clue in a call, which says that this token is clean. */
export interface Clue {
  token: TokenId;
  alibi: Alibi;
}

/** A phone call. The seat that heard it may replay it at any time. */
export interface Call {
  /** Number of the call. Each seat's calls are counted from 1. */
  n: number;
  day: Day;
  at: number;
  kind: 'first' | ClueType;
  contact: SuspectId;
  /** The version of the call's words, which `callWords` returns. */
  version: Version;
  clues: Clue[];
  /** The murder weapon, in the first call to a dirty cop. Otherwise null. */
  weapon: WeaponId | null;
  /** True if the contact had already been examined, so that this call gave no clue. */
  blown: boolean;
}

/** A deck of clues (next clue first), and the clues that were already drawn from it, in order. */
export interface Deck<Token extends TokenId = TokenId> {
  undrawn: Token[];
  drawn: Token[];
}

export interface Player {
  role: Role;
  contact: SuspectId;
  acknowledged: boolean;
  /** Number of calls that have given two clues. */
  doubles: number;
  calls: Call[];
  suspects: Deck<SuspectId>;
  weapons: Deck<WeaponId>;
}

export interface Options {
  /** True if players keep track of shots, bullets and lives with tokens on a real table, instead of the game. */
  bulletsOnTable: boolean;
  /** Duration of a round in seconds. 0 means the default for the number of players. */
  roundSeconds: number;
}

export interface State {
  /** Everything from here to `outcome` is public. */
  options: Options;
  seats: Seat[];
  day: Day;
  /**
   * Server time in ms at which the clock of the current day started. While a verdict is shown, the time at which it
   * will start.
   */
  began: number;
  /** True while the verdict that ended the previous day is shown. */
  isVerdictShown: boolean;
  /**
   * Server time in ms at which the current round ends or, while a verdict is shown, the next day begins. Null during
   * the days of a practice match.
   */
  deadline: number | null;
  startLives: number;
  examinations: Examination[];
  shots: Shot[];
  claims: Claim[];
  /** Seats that have made their call of this round. */
  called: Seat[];
  /** The proposals of the day, in order. Only the last one is current. */
  plans: Plan[];
  /** Seat of the person in a practice match, otherwise null. */
  practice: Seat | null;
  /** Seats that are done for the day. Used only in practice matches. */
  rested: Seat[];
  /** The seat whose death ended the match, or null. */
  died: Seat | null;
  outcome: Outcome | null;
  /** Hidden from all seats until the end. */
  secret: { murderer: SuspectId; weapon: WeaponId; alibis: Record<TokenId, Alibi> };
  /** Each seat knows its own role, contact, acknowledgement and calls. No seat knows decks or doubles. */
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
  /** With the option `bulletsOnTable`, `shots`, `lives` and `bullets` are null. */
  shots: Shot[] | null;
  lives: Record<Seat, number> | null;
  /** True for each seat that still has its bullet. */
  bullets: Record<Seat, boolean> | null;
  claims: Claim[];
  called: Seat[];
  plans: Plan[];
  practice: boolean;
  /** Seat of the person in a practice match, otherwise null. */
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
  /** The murder weapon if this seat is a dirty cop, otherwise null. */
  weapon: WeaponId | null;
  acknowledged: boolean;
  calls: Call[];
}

/** All secrets, which are part of a view once the match is over. */
export interface Truth {
  murderer: SuspectId;
  weapon: WeaponId;
  players: Record<Seat, Player & { blown: boolean }>;
  alibis: Record<TokenId, Alibi>;
}

/** The arguments of each move. `round` is the day for which a move is meant, by default the current one. */
export type Moves = ClaimMoves<Claim> & {
  ackFirstCall: [];
  investigate: [type: ClueType, round?: Day];
  examine: [suspect: SuspectId, weapon: WeaponId, round?: Day];
  /** If `why` is given, the bot's reason for the shot is made public. */
  shoot: [target: Seat, why?: 'why'];
  iDied: [];
  announce: [suspect: SuspectId, weapon: WeaponId, round?: Day];
  agree: [round?: Day];
  object: [round?: Day];
  rest: [round?: Day];
};

/** Maximum number of proposals that a seat can make per day. */
export const PLANS_A_DAY = 10;
