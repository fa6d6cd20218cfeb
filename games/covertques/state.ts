import type { BaseView, ClaimMoves, Claim as ClaimOf, Outcome, Seat } from 'hush/game';

export const ROLES = ['hacker', 'admin', 'user', 'debugger', 'accomplice'] as const;
export type Role = (typeof ROLES)[number];

/**
 * The sides of a match. The Hacker and the Admin are the insiders. The Accomplice is on the insiders' side, and the
 * Debugger is on the users' side.
 */
export type Side = 'insiders' | 'users';

export type Phase = 'night' | 'hint' | 'discuss' | 'vote' | 'voteResult' | 'discovery' | 'matchOver';

/** Id of a card in `content/topics.json`. The id never leaves the server. */
export type TopicId = string;

/** A face of a die, 1 to 6. */
export type Die = number;

export const HINT_LENGTH = 30;
export const HINT_WORDS = 3;
/** Maximum number of marks on one letter of a hint. */
export const MOST_MARKS = 2;
/** Length of the 3-2-1 countdown before votes are shown, in ms. */
export const COUNT_MS = 3_000;
/** The match is cancelled after this number of consecutive whole rounds without a move. */
export const IDLE_ROUNDS = 3;

export interface Options {
  hintMode: 'typed' | 'spoken';
  /** True if a public word may come back only after all six have been used in this match. */
  avoidRepeats: boolean;
  debugger: boolean;
  accomplice: boolean;
  /** Lengths of the steps in seconds. Where 0 is allowed, 0 means no limit. */
  nightSeconds: number;
  hintSeconds: number;
  discussSeconds: number;
  voteSeconds: number;
  resultSeconds: number;
  discoverySeconds: number;
}

/** A seat's hint in a round. `text` is null unless the hint was typed. */
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
  /** The seat each voter named, or null for a skip or a missing vote. */
  votes: Record<Seat, Seat | null>;
  /** The seats whose time ran out. Their missing votes count as skips. */
  late: Seat[];
  /** The seat voted out and its role, or null if no player was voted out. */
  shown: Seat | null;
  role: Role | null;
  /** The reason why no player was voted out, or null if a player was. */
  nobody: 'skipped' | 'tied' | null;
}

/** A public claim. It may be false. */
export type Claim =
  /** The speaker's hint in the round was only about this word, the round's public word. */
  | ClaimOf<'meant', string, number>
  /** The speaker is on the users' side. */
  | ClaimOf<'loyal', null, number>
  /** The speaker suspects a player. Made with the move `suspect`, in the discussion. */
  | ClaimOf<'suspicion', Seat, number>;

/** A suspicion that the seat `by` voiced against `player` in the discussion. */
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

/** The partner named in discovery, or `alone` for a guess that the insider has no partner. */
export type Guess = Seat | 'alone';

/** The guess that ended the match, which is public. */
export interface Revealed {
  by: Seat;
  guess: Guess;
  isRight: boolean;
}

export interface State {
  /** Everything from here to `outcome` is public. */
  options: Options;
  seats: Seat[];
  /** The human's seat in a practice match, which has no time limits, or null in an ordinary match. */
  practice: Seat | null;
  phase: Phase;
  /** Number of the current round, or 0 in the night. */
  round: number;
  /** Server time in ms at which the running step ends, or null without a time limit. */
  deadline: number | null;
  /** The numbers that the public die showed, by round, with the current round last. */
  dice: Die[];
  /** The seat that began this round, either with its hint or picked by the clock, or null if no seat has begun. */
  starter: Seat | null;
  /** The seat whose turn it is to hint, or null before the round's first hint and outside the hint phase. */
  turn: Seat | null;
  hints: Hint[];
  /** The claims from all rounds, including suspicions. */
  claims: Claim[];
  ready: Seat[];
  /** True while the 3-2-1 countdown runs, when all votes in the current round are in. */
  counting: boolean;
  results: VoteResult[];
  votedOut: VotedOut[];
  revealed: Revealed | null;
  /**
   * `idle` is the number of consecutive rounds before this one without a move. `stirred` is true if this one has had a
   * move.
   */
  idle: number;
  stirred: boolean;
  outcome: Outcome | null;
  /** Id of the topic card. The card's title and public words are public, but its confidential face is not. */
  topic: TopicId;
  /** Ids of the topics used in this room, the current one last. They are carried over to the next match. */
  topicsUsed: TopicId[];
  /**
   * `die` picks the code word and is known to Hacker, Admin and Debugger. `removed` is secret from all seats until the
   * end.
   */
  secret: { die: Die; removed: Role | null };
  /** Each seat knows its role. Roles of voted-out seats are public. */
  roles: Record<Seat, Role>;
  /** Seats that pressed `seen` this night. Each seat knows only about itself. */
  seen: Seat[];
  /** Seats that passed in this discovery. Each seat knows only about itself. */
  passed: Seat[];
  /**
   * Votes cast in the current round, with null for a skip. All players know which seats have voted, but only the voter
   * knows the choice.
   */
  votes: Record<Seat, Seat | null>;
}

export interface View extends BaseView {
  options: Options;
  seats: Seat[];
  /** The human's seat in a practice match, or null in an ordinary match. */
  practising: Seat | null;
  phase: Phase;
  /** Number of the current round, or 0 in the night. */
  round: number;
  /** The title and the public face of the topic card. */
  topic: string;
  publicWords: string[];
  /**
   * The role cards in play. With 3 or 4 players one of them, not the Hacker's, was removed, and no seat knows which.
   */
  rolesInPlay: Role[];
  /** True with 3 or 4 players, when there may be no Admin. */
  canBeAlone: boolean;
  /** The round's die and its public word, or null in the night. */
  die: Die | null;
  publicWord: string | null;
  /** The numbers that the public die showed, by round. */
  dice: Die[];
  starter: Seat | null;
  /**
   * The seat whose turn it is to hint, or null before the first hint (which any seat that is in may give) and
   * outside the hint phase.
   */
  turn: Seat | null;
  /**
   * The seats that are in, clockwise from the starter or from the seat that the clock would pick. Empty in the night.
   */
  order: Seat[];
  /** The hints of all rounds, oldest first. */
  hints: Hint[];
  /** The claims of all rounds, oldest first. */
  claims: Claim[];
  /** The suspicions of this round, oldest first. */
  suspicions: Suspicion[];
  /** Seats that are ready to vote in this round. `voted` lists the seats that have voted. */
  ready: Seat[];
  voted: Seat[];
  /** In `voteResult`, true during the 3-2-1 countdown, while the votes are hidden. */
  counting: boolean;
  results: VoteResult[];
  votedOut: VotedOut[];
  /** The guesses offered in discovery, the same for every seat. The move `reveal` is refused if a seat names itself. */
  guesses: Guess[];
  revealed: Revealed | null;
  /**
   * `idle` is the number of consecutive rounds before this one without a move. `stirred` is true if this one has had a
   * move.
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
  /** The code word and its die, for Hacker, Admin and Debugger during the whole match. */
  code: { die: Die; word: string } | null;
  /** The six confidential words, for Hacker, Admin and Debugger, only in the night. */
  confidential: string[] | null;
  /** The seats of Hacker and Admin in seat order, without their roles. Only for the Accomplice. */
  insiders: Seat[] | null;
  /** Whether the seat pressed `seen` in the night. True once the night is over. */
  seen: boolean;
  /** Whether the seat has passed in the current discovery. */
  passed: boolean;
  /** The seat's sealed vote in the current round, or null if the seat has not voted. */
  vote: Seat | 'skip' | null;
}

/** All secrets, once the match is over. */
export interface Truth {
  roles: Record<Seat, Role>;
  /** The card that was removed with 3 or 4 players, otherwise null. */
  removed: Role | null;
  code: { die: Die; word: string };
  confidential: string[];
  /** Votes that had been cast but not revealed when the match ended. */
  votes: Record<Seat, Seat | null>;
}

/** Whether a role knows the code word. */
export function knowsCode(role: Role): boolean {
  return role === 'hacker' || role === 'admin' || role === 'debugger';
}

export function isInsider(role: Role): boolean {
  return role === 'hacker' || role === 'admin';
}

/** [CQ-22] Returns the role that may reveal in a round: the Hacker in odd rounds, the Admin in even rounds. */
export function revealerOf(round: number): Role {
  return round % 2 === 1 ? 'hacker' : 'admin';
}

/** Returns the side with which a role wins. */
export function sideOf(role: Role): Side {
  return role === 'user' || role === 'debugger' ? 'users' : 'insiders';
}

/** Claims made with the move `claim`. Suspicions have a separate move, `suspect`. */
export type Claimed = Exclude<Claim, { kind: 'suspicion' }>;

/** The arguments of each move. `round` is the round that a move is meant for, by default the current round. */
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
