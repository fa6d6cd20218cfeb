import type { Claim as ClaimOf } from '#shared/claims.ts';
import type { Seat } from '#shared/ids.ts';
import type { BaseView, Outcome } from '#shared/module.ts';

export type { Moves } from './moves';

export const ROLES = ['hacker', 'admin', 'user', 'debugger', 'accomplice'] as const;
export type Role = (typeof ROLES)[number];

/** Hacker and Admin are the insiders; the Accomplice is on their side, the Debugger on the users'. */
export type Side = 'insiders' | 'users';

export type Phase = 'night' | 'hint' | 'discuss' | 'vote' | 'voteResult' | 'discovery' | 'matchOver';

/** Id of a card in `content/topics.json`. It never leaves the server. */
export type TopicId = string;

/** A face of a die, 1 to 6. */
export type Die = number;

export const HINT_LENGTH = 30;
export const HINT_WORDS = 3;
/** Marks on one letter of a hint. */
export const MOST_MARKS = 2;
/** The count of 3 before votes are shown, in ms. */
export const COUNT_MS = 3_000;
/** Whole rounds in a row without a move after which the match is cancelled. */
export const IDLE_ROUNDS = 3;

export interface Options {
  hintMode: 'typed' | 'spoken';
  /** A public word comes back only after all six have been used in this match. */
  avoidRepeats: boolean;
  debugger: boolean;
  accomplice: boolean;
  /** In seconds. Where 0 is allowed, it means no limit. */
  nightSeconds: number;
  hintSeconds: number;
  discussSeconds: number;
  voteSeconds: number;
  resultSeconds: number;
  discoverySeconds: number;
}

/** A seat's hint in a round. `text` is null unless it was typed. */
export interface Hint {
  round: number;
  by: Seat;
  kind: 'typed' | 'said' | 'none';
  text: string | null;
  /** Server time in ms. */
  at: number;
}

/** A finished vote, public once the count of 3 is over. */
export interface VoteResult {
  round: number;
  at: number;
  /** The seat each voter named, or null for a skip or a missing vote. */
  votes: Record<Seat, Seat | null>;
  /** The seat voted out and its role, or null if nobody was. */
  shown: Seat | null;
  role: Role | null;
  /** Why nobody was voted out, or null if a player was. */
  nobody: 'skipped' | 'tied' | null;
}

/** A public claim. It may be false. */
export type Claim =
  /** Which public word the speaker's hint of the round was about. */
  | ClaimOf<'meant', string, number>
  /** The speaker is on the users' side. */
  | ClaimOf<'loyal', null, number>
  /** Made with `suspect`, in the discussion. */
  | ClaimOf<'suspicion', Seat, number>;

/** `by` said in the discussion that they suspect `player`. */
export interface Suspicion {
  by: Seat;
  player: Seat;
}

/** A voted-out seat, with its public role. */
export interface VotedOut {
  seat: Seat;
  role: Role;
  round: number;
}

/** The partner named in discovery, or `alone` for a claim that there is none. */
export type Guess = Seat | 'alone';

/** The guess that ended the match. Public. */
export interface Revealed {
  by: Seat;
  guess: Guess;
  isRight: boolean;
}

export interface State {
  /** Public, down to `outcome`. */
  options: Options;
  seats: Seat[];
  /** The human's seat at a practice table, which no clock hurries, or null in an ordinary match. */
  practice: Seat | null;
  phase: Phase;
  /** 0 in the night. */
  round: number;
  /** Server time in ms at which the running step ends, or null without a time limit. */
  deadline: number | null;
  /** The public die of every round so far, the running one last. */
  dice: Die[];
  /** The seat that began this round, by its hint or picked by the clock, or null while nobody has. */
  starter: Seat | null;
  /** The seat whose turn it is to hint, or null in the opening and outside the hint phase. */
  turn: Seat | null;
  hints: Hint[];
  /** All rounds, suspicions included. */
  claims: Claim[];
  ready: Seat[];
  /** The votes of the running round are in and the count of 3 runs. */
  counting: boolean;
  results: VoteResult[];
  votedOut: VotedOut[];
  revealed: Revealed | null;
  /** Consecutive rounds before this one without a move, and whether this one has had a move. */
  idle: number;
  stirred: boolean;
  outcome: Outcome | null;
  /** Title and public words are public, the confidential face is not. */
  topic: TopicId;
  /** Topics used in this room, this one last. Carried over to the next match. */
  topicsUsed: TopicId[];
  /** The code word's die is known to Hacker, Admin and Debugger, the removed card to nobody until the end. */
  secret: { die: Die; removed: Role | null };
  /** Each is known to its seat. Roles of voted-out seats are public. */
  roles: Record<Seat, Role>;
  /** Seats that pressed `seen` this night. Each knows only of itself. */
  seen: Seat[];
  /** Seats that passed in this discovery. Each knows only of itself. */
  passed: Seat[];
  /** Votes cast in the running round, null for a skip. That a seat voted is public, its choice known to the voter. */
  votes: Record<Seat, Seat | null>;
}

export interface View extends BaseView {
  options: Options;
  seats: Seat[];
  /** The human's seat at a practice table, or null in an ordinary match. */
  practising: Seat | null;
  phase: Phase;
  /** 0 in the night. */
  round: number;
  /** The topic card's title and public face. */
  topic: string;
  publicWords: string[];
  /** The role cards in play. With 3 or 4 players one of them, not the Hacker, was removed, and nobody knows which. */
  rolesInPlay: Role[];
  /** True with 3 or 4 players, when there may be no Admin. */
  canBeAlone: boolean;
  /** The round's die and word, or null in the night. */
  die: Die | null;
  publicWord: string | null;
  /** The die of every round so far. */
  dice: Die[];
  starter: Seat | null;
  /** The seat whose turn it is, or null in the opening (any seat that is in may begin) and outside the hint phase. */
  turn: Seat | null;
  /** The seats that are in, clockwise from the starter or the seat the clock would pick. Empty in the night. */
  order: Seat[];
  /** All rounds, oldest first. */
  hints: Hint[];
  /** All rounds, oldest first. */
  claims: Claim[];
  /** This round's suspicions, oldest first. */
  suspicions: Suspicion[];
  /** Seats that are ready to vote and that have voted in this round. */
  ready: Seat[];
  voted: Seat[];
  /** In `voteResult`, true during the count of 3, while the votes are hidden. */
  counting: boolean;
  results: VoteResult[];
  votedOut: VotedOut[];
  /** The guesses in discovery, the same for every seat. `reveal` refuses a seat's guess of itself. */
  guesses: Guess[];
  revealed: Revealed | null;
  /** Consecutive rounds before this one without a move, and whether this one has had a move. */
  idle: number;
  stirred: boolean;
  me: Own | null;
  truth: Truth | null;
  outcome: Outcome | null;
}

/** The private part of a seat's view. All keys are always present, null for what it may not know. */
export interface Own {
  role: Role;
  /** For Hacker, Admin and Debugger, during the whole match. */
  code: { die: Die; word: string } | null;
  /** The six confidential words, for the same roles, only in the night. */
  confidential: string[] | null;
  /** For the Accomplice: Hacker and Admin in seat order, unlabelled. */
  insiders: Seat[] | null;
  /** Whether the seat pressed `seen`. True once the night is over. */
  seen: boolean;
  /** Whether the seat passed in the running discovery. */
  passed: boolean;
  /** The seat's sealed vote of the running round, or null if it has not voted. */
  vote: Seat | 'skip' | null;
}

/** All secrets, once the match is over. */
export interface Truth {
  roles: Record<Seat, Role>;
  /** The card removed with 3 or 4 players. */
  removed: Role | null;
  code: { die: Die; word: string };
  confidential: string[];
  /** Votes that were cast and not yet counted when the match ended. */
  votes: Record<Seat, Seat | null>;
}

/** Whether a role knows the code word. */
export function knowsCode(role: Role): boolean {
  return role === 'hacker' || role === 'admin' || role === 'debugger';
}

export function isInsider(role: Role): boolean {
  return role === 'hacker' || role === 'admin';
}

/** [CQ-22] The role that may reveal in a round: the Hacker in odd rounds, the Admin in even ones. */
export function revealerOf(round: number): Role {
  return round % 2 === 1 ? 'hacker' : 'admin';
}

/** The side a role wins with. */
export function sideOf(role: Role): Side {
  return role === 'user' || role === 'debugger' ? 'users' : 'insiders';
}
