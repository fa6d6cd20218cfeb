import type { BaseView, ClaimMoves, Claim as ClaimOf, Outcome, Seat } from 'hush/game';
import type { Language } from './languages';

export const ROLES = ['hacker', 'admin', 'user', 'debugger', 'accomplice'] as const;
export type Role = (typeof ROLES)[number];

/**
 * The sides of a match. The Hacker and the Admin are the insiders. The Accomplice is on the insiders' side, and the
 * Debugger is on the users' side.
 */
export type Side = 'insiders' | 'users';

export type Phase = 'night' | 'hint' | 'discuss' | 'vote' | 'voteResult' | 'discovery' | 'matchOver';

/** Id of a card, the same in all languages. It never leaves the server. */
export type TopicId = string;

/** A face of a die, 1 to 6. */
export type Die = number;

export const HINT_LENGTH = 30;
export const HINT_WORDS = 3;
/** Maximum number of combining marks on one letter of a hint. */
export const MOST_MARKS = 2;
/** Duration of the 3-2-1 countdown before votes are shown, in ms. */
export const COUNT_MS = 3_000;
/** Number of consecutive full rounds without a move after which the match is cancelled. */
export const IDLE_ROUNDS = 3;

export interface Options {
  /** The language of the topic cards and the hints. */
  words: Language;
  hintMode: 'typed' | 'spoken';
  /** Whether a public word may come up again only after all six have come up in this match. */
  avoidRepeats: boolean;
  debugger: boolean;
  accomplice: boolean;
  /** Durations of the steps in seconds. Where 0 is allowed, it means no limit. */
  nightSeconds: number;
  hintSeconds: number;
  discussSeconds: number;
  voteSeconds: number;
  resultSeconds: number;
  discoverySeconds: number;
}

/** A seat's hint in a round. `text` is null if the hint was not typed. */
export interface Hint {
  round: number;
  by: Seat;
  kind: 'typed' | 'said' | 'none';
  text: string | null;
  /** Server time in ms. */
  at: number;
}

/** A finished vote. It is public once the 3-2-1 countdown is over. */
export interface VoteResult {
  round: number;
  at: number;
  /** The seat for which each voter voted, or null for a skip or a missing vote. */
  votes: Record<Seat, Seat | null>;
  /** Seats whose time ran out before they voted. Their missing votes count as skips. */
  late: Seat[];
  /** The seat voted out and its role, or null if no player was voted out. */
  shown: Seat | null;
  role: Role | null;
  /** The reason why no player was voted out, or null if a player was. */
  nobody: 'skipped' | 'tied' | null;
}

/** A public claim. It may be false. */
export type Claim =
  /**
   * The claim that the speaker's hint in the round was only about this word, which is the public word of that round.
   */
  | ClaimOf<'meant', string, number>
  /** The claim to be on the users' side. */
  | ClaimOf<'loyal', null, number>
  /** The claim that a player is suspect. Made with the move `suspect` in the discussion. */
  | ClaimOf<'suspicion', Seat, number>;

/** A suspicion of `player` that the seat `by` voiced in the discussion. */
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

/** A guess in discovery: the seat of the partner, or `alone` for no partner. */
export type Guess = Seat | 'alone';

/** The guess that ended the match. It is public. */
export interface Revealed {
  by: Seat;
  guess: Guess;
  isRight: boolean;
}

export interface State {
  /** Everything from here to `outcome` is public. */
  options: Options;
  seats: Seat[];
  /** The seat of the person in a practice match, who has no time limits. Null in an ordinary match. */
  practice: Seat | null;
  phase: Phase;
  /** Number of the current round, or 0 in the night. */
  round: number;
  /** Server time in ms at which the current step ends, or null without a time limit. */
  deadline: number | null;
  /** The face that the public die showed in each round, ending with the current one. */
  dice: Die[];
  /**
   * The seat that started this round, with its hint or because it was picked when time was up. Null if no seat has
   * started.
   */
  starter: Seat | null;
  /** The seat whose turn it is to hint. Null before the first hint of the round and outside the hint phase. */
  turn: Seat | null;
  hints: Hint[];
  /** The claims from all rounds, including suspicions. */
  claims: Claim[];
  ready: Seat[];
  /** Whether the 3-2-1 countdown is running, after all votes of the current round are in. */
  counting: boolean;
  results: VoteResult[];
  votedOut: VotedOut[];
  revealed: Revealed | null;
  /**
   * `idle` is the number of consecutive rounds without a move before this one. `stirred` is true if a move was made in
   * this round.
   */
  idle: number;
  stirred: boolean;
  outcome: Outcome | null;
  /** Id of the topic card. Its title and public words are public, but its confidential face is not. */
  topic: TopicId;
  /** Ids of the topics used in this room, with the current one last. The next match takes them over. */
  topicsUsed: TopicId[];
  /**
   * `die` picks the code word, and only the Hacker, the Admin and the Debugger know it. `removed` is hidden from all
   * seats until the end.
   */
  secret: { die: Die; removed: Role | null };
  /** Each seat knows its own role. The roles of voted-out seats are public. */
  roles: Record<Seat, Role>;
  /** Seats that have pressed `seen` in the night. Each seat knows only whether it has itself. */
  seen: Seat[];
  /** Seats that have passed in the current discovery. Each seat knows only whether it has itself. */
  passed: Seat[];
  /**
   * Votes in the current round, where null is a skip. All players know which seats have voted, but each choice is known
   * only to its voter.
   */
  votes: Record<Seat, Seat | null>;
}

export interface View extends BaseView {
  options: Options;
  seats: Seat[];
  /** The seat of the person in a practice match, or null in an ordinary match. */
  practising: Seat | null;
  phase: Phase;
  /** Number of the current round, or 0 in the night. */
  round: number;
  /** The title and the public words of the topic card. */
  topic: string;
  publicWords: string[];
  /**
   * The role cards in play. With 3 or 4 players, one of them (but not the Hacker's) was removed, and no seat knows
   * which.
   */
  rolesInPlay: Role[];
  /** Whether there may be no Admin, which is the case with 3 or 4 players. */
  canBeAlone: boolean;
  /** The die of this round and the public word it picked, or null in the night. */
  die: Die | null;
  publicWord: string | null;
  /** The face that the public die showed in each round. */
  dice: Die[];
  starter: Seat | null;
  /**
   * The seat whose turn it is to hint. Null outside the hint phase, and before the first hint, which any seat that is
   * in may give.
   */
  turn: Seat | null;
  /**
   * The seats that are in, clockwise from the starter. If there is no starter yet, from the seat that would be picked
   * when time is up. Empty in the night.
   */
  order: Seat[];
  /** The hints of all rounds, oldest first. */
  hints: Hint[];
  /** The claims of all rounds, oldest first. */
  claims: Claim[];
  /** The suspicions of this round, oldest first. */
  suspicions: Suspicion[];
  /** Seats that are ready to vote in this round (`ready`), and seats that have voted (`voted`). */
  ready: Seat[];
  voted: Seat[];
  /** In `voteResult`: whether the 3-2-1 countdown is running and the votes are hidden. */
  counting: boolean;
  results: VoteResult[];
  votedOut: VotedOut[];
  /** The guesses offered in discovery. They are the same for every seat, but a seat that names itself is refused. */
  guesses: Guess[];
  revealed: Revealed | null;
  /**
   * `idle` is the number of consecutive rounds without a move before this one. `stirred` is true if a move was made in
   * this round.
   */
  idle: number;
  stirred: boolean;
  me: Own | null;
  truth: Truth | null;
  outcome: Outcome | null;
}

/** The private part of a seat's view. All keys are always present. Facts that the seat may not know are null. */
export interface Own {
  role: Role;
  /** The code word and its die. The Hacker, the Admin and the Debugger see them during the whole match. */
  code: { die: Die; word: string } | null;
  /** The six confidential words. The Hacker, the Admin and the Debugger see them only in the night. */
  confidential: string[] | null;
  /** The seats of the Hacker and the Admin in seat order, without their roles. Only the Accomplice sees them. */
  insiders: Seat[] | null;
  /** Whether the seat has pressed `seen` in the night. Always true after the night. */
  seen: boolean;
  /** Whether the seat has passed in the current discovery. */
  passed: boolean;
  /** The seat's sealed vote in the current round, or null if it has not voted. */
  vote: Seat | 'skip' | null;
}

/** All secrets, once the match is over. */
export interface Truth {
  roles: Record<Seat, Role>;
  /** The role card that was removed, or null with more than 4 players. */
  removed: Role | null;
  code: { die: Die; word: string };
  confidential: string[];
  /** Votes that were cast but not revealed before the match ended. */
  votes: Record<Seat, Seat | null>;
}

/** Whether a role knows the code word. */
export function knowsCode(role: Role): boolean {
  return role === 'hacker' || role === 'admin' || role === 'debugger';
}

export function isInsider(role: Role): boolean {
  return role === 'hacker' || role === 'admin';
}

/** [CQ-22] Returns the role that may guess in a round: the Hacker in odd rounds, the Admin in even rounds. */
export function revealerOf(round: number): Role {
  return round % 2 === 1 ? 'hacker' : 'admin';
}

/** Returns the side on which a role plays. */
export function sideOf(role: Role): Side {
  return role === 'user' || role === 'debugger' ? 'users' : 'insiders';
}

/** Claims made with the move `claim`. Suspicions have a separate move, `suspect`. */
export type Claimed = Exclude<Claim, { kind: 'suspicion' }>;

/** The arguments of each move. `round` is the round for which a move is meant, by default the current one. */
export type Moves = ClaimMoves<Claimed> & {
  seen: [];
  hint: [text: string, round?: number];
  saidIt: [round?: number];
  suspect: [player: Seat, round?: number];
  readyToVote: [round?: number];
  vote: [player: Seat, round?: number];
  skip: [round?: number];
  reveal: [guess: Guess, round?: number];
  pass: [round?: number];
};
