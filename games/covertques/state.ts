import type { Claim as ClaimOf } from '#shared/claims.ts';
import type { Seat } from '#shared/ids.ts';
import type { BaseView, Outcome } from '#shared/module.ts';

export type { Moves } from './moves';

export const ROLES = ['hacker', 'admin', 'user', 'debugger', 'accomplice'] as const;
export type Role = (typeof ROLES)[number];

/** Hacker and Admin are the insiders; the Accomplice is on their side, the Debugger on the users'. */
export type Side = 'insiders' | 'users';

export type Phase = 'night' | 'hint' | 'discuss' | 'vote' | 'voteResult' | 'discovery' | 'matchOver';

/** Which card of `content/topics.json`; it stays on the server. */
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
  /** Public words of this match come back only when all six were used. */
  avoidRepeats: boolean;
  debugger: boolean;
  accomplice: boolean;
  /** Seconds; 0 where it may be: no limit. */
  nightSeconds: number;
  hintSeconds: number;
  discussSeconds: number;
  voteSeconds: number;
  resultSeconds: number;
  discoverySeconds: number;
}

/** What a seat said in a round, in the order of saying. `text` is there when it was typed. */
export interface Hint {
  round: number;
  by: Seat;
  kind: 'typed' | 'said' | 'none';
  text: string | null;
  /** Server time in ms. */
  at: number;
}

/** A finished vote; everybody sees it once the count of 3 is over. */
export interface VoteResult {
  round: number;
  at: number;
  /** Whom each seat named; null: skipped, or sent nothing in time. */
  votes: Record<Seat, Seat | null>;
  /** Whose role was shown, and what it was; null: nobody's. */
  shown: Seat | null;
  role: Role | null;
  /** Why nobody's; null: somebody's was shown. */
  nobody: 'skipped' | 'tied' | null;
}

/** What somebody put on the table; nothing obliges it to be true. */
export type Claim =
  /** Which public word the speaker's hint of the round was about. */
  | ClaimOf<'meant', string, number>
  /** The speaker is on the users' side. */
  | ClaimOf<'loyal', null, number>
  /** Made with `suspect`, in the discussion. */
  | ClaimOf<'suspicion', Seat, number>;

/** Somebody pointed at somebody in the discussion. */
export interface Suspicion {
  by: Seat;
  player: Seat;
}

/** Who was voted out, with the role everybody has seen. */
export interface VotedOut {
  seat: Seat;
  role: Role;
  round: number;
}

/** A partner named in discovery; `alone`: there is none. */
export type Guess = Seat | 'alone';

/** The guess that ended the match; everybody sees it. */
export interface Revealed {
  by: Seat;
  guess: Guess;
  isRight: boolean;
}

export interface State {
  /** Everybody sees these. */
  options: Options;
  seats: Seat[];
  /** The only person's seat at a practice table, where no clock hurries it; null: an ordinary match. */
  practice: Seat | null;
  phase: Phase;
  /** 0 in the night. */
  round: number;
  /** Server time in ms at which the running step ends; null: it waits. */
  deadline: number | null;
  /** The public die of every round so far, the running one last. */
  dice: Die[];
  /** Whose hint came first in this round, or whom the clock picked; null: nobody has begun. */
  starter: Seat | null;
  /** Whose hint is awaited; null in the opening and outside the hint phase. */
  turn: Seat | null;
  hints: Hint[];
  /** Who pointed at whom is among them. */
  claims: Claim[];
  ready: Seat[];
  /** The votes of the running round are in and the count of 3 runs. */
  counting: boolean;
  results: VoteResult[];
  votedOut: VotedOut[];
  revealed: Revealed | null;
  /** Whole rounds in a row, before this one, in which nobody moved; and whether somebody has in this one. */
  idle: number;
  stirred: boolean;
  outcome: Outcome | null;
  /** Title and public words are everybody's, the confidential face is not. */
  topic: TopicId;
  /** Topics this room has used, this one last; the next match's setup is told. */
  topicsUsed: TopicId[];
  /** The code word's die: Hacker's, Admin's and Debugger's. The removed card is nobody's until the end. */
  secret: { die: Die; removed: Role | null };
  /** Each seat's own; what was voted out is everybody's. */
  roles: Record<Seat, Role>;
  /** Who pressed `seen` this night: each seat's own. */
  seen: Seat[];
  /** Votes cast in the running round; null: a skip. That one was cast is everybody's, for whom is the voter's. */
  votes: Record<Seat, Seat | null>;
}

export interface View extends BaseView {
  options: Options;
  seats: Seat[];
  /** Whom no clock hurries at a practice table; null: an ordinary match. */
  practising: Seat | null;
  phase: Phase;
  /** 0 in the night. */
  round: number;
  /** The card: its title and the public face. */
  topic: string;
  publicWords: string[];
  /** The cards in play; with 3 or 4 players one of them, not the Hacker, is missing and nobody knows which. */
  rolesInPlay: Role[];
  /** 3 or 4 players: perhaps there is no Admin. */
  canBeAlone: boolean;
  /** The round's die and word; null in the night. */
  die: Die | null;
  publicWord: string | null;
  /** The die of every round so far. */
  dice: Die[];
  starter: Seat | null;
  /** Whose hint is awaited; null in the opening (anybody who is in may begin) and outside the hint phase. */
  turn: Seat | null;
  /** Who is in, from the starter clockwise; in the opening from the seat the clock would pick. Empty in the night. */
  order: Seat[];
  /** Of all rounds, oldest first. */
  hints: Hint[];
  /** Of all rounds, oldest first. */
  claims: Claim[];
  /** Who points at whom in this round, oldest first. */
  suspicions: Suspicion[];
  /** Who is ready to vote, who has cast a vote: of this round. */
  ready: Seat[];
  voted: Seat[];
  /** In `voteResult`: the count of 3 runs and the votes are still hidden. */
  counting: boolean;
  results: VoteResult[];
  votedOut: VotedOut[];
  /** What every screen offers in discovery, alike for all; the own seat among them is refused by `reveal`. */
  guesses: Guess[];
  revealed: Revealed | null;
  /** Whole rounds in a row before this one in which nobody moved, and whether somebody has in this one. */
  idle: number;
  stirred: boolean;
  me: Own | null;
  truth: Truth | null;
  outcome: Outcome | null;
}

/** What one seat knows of itself. Every key is always there; what it may not know is null. */
export interface Own {
  role: Role;
  /** Hacker, Admin and Debugger, all match long. */
  code: { die: Die; word: string } | null;
  /** The six confidential words: theirs too, in the night alone. */
  confidential: string[] | null;
  /** Hacker and Admin in seat order, unlabelled: the Accomplice's. */
  insiders: Seat[] | null;
  /** Pressed `seen`; true once the night is over. */
  seen: boolean;
  /** The own sealed vote of the running round; null: none cast. */
  vote: Seat | 'skip' | null;
}

/** Everything, once the match is over. */
export interface Truth {
  roles: Record<Seat, Role>;
  /** The card removed with 3 or 4 players. */
  removed: Role | null;
  code: { die: Die; word: string };
  confidential: string[];
  /** Votes that were cast and not yet counted when the match ended. */
  votes: Record<Seat, Seat | null>;
}

/** Who knows the code word. */
export function knowsCode(role: Role): boolean {
  return role === 'hacker' || role === 'admin' || role === 'debugger';
}

export function isInsider(role: Role): boolean {
  return role === 'hacker' || role === 'admin';
}

/** [CQ-22] Whose discovery a round is: odd rounds are the Hacker's, even ones the Admin's. */
export function revealerOf(round: number): Role {
  return round % 2 === 1 ? 'hacker' : 'admin';
}

/** Which side a role wins with. */
export function sideOf(role: Role): Side {
  return role === 'user' || role === 'debugger' ? 'users' : 'insiders';
}
