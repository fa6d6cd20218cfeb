import type { Code, GameId, MatchId, MemberId, RoomCode, Seat } from '../ids';
import type { Json } from '../json';
import type { Commitment, SharedSeedView } from '../replay/commitment';
import type { Results } from './evening';
import type { FloorView, Status } from './floor';

/** The id of the element in which the server puts the catalogue into a page: `GameFacts[]` as JSON. */
export const GAMES_TAG = 'hush-games';

/** A game as `GET /api/games` describes it to the home page and the host's form. */
export interface GameFacts {
  id: GameId;
  title: string;
  tagline: string;
  players: { min: number; max: number };
  minutes: [number, number];
  /** JSON Schema of the options, with titles, labels and defaults. */
  options: Json;
  /** Sets of options to choose from. May be empty. */
  paces: PaceFacts[];
  lesson?: boolean;
  levels: BotLevel[];
  /** The level of bots for which the host chose no level. */
  usualBot: string;
  /** True if bots only let time pass, because the game does not list its legal moves. */
  idleBots?: true;
  /** The checks that a game outside Hush has passed. Left out for games of Hush. */
  foreign?: { checked: readonly string[]; isSecret: boolean };
}

/** A set of options that makes a match quicker or slower. All paces of a game set the same options. */
export interface PaceFacts {
  title: string;
  about: string;
  options: { readonly [option: string]: Json };
}

export interface BotLevel {
  id: string;
  title: string;
  /** One sentence about how the bot plays, or null. */
  about: string | null;
}

/**
 * A question to a room's members about a device that wants to take over a member's seat, or to show a locked room as a
 * stage. The device gets nothing until members say yes.
 */
export interface SeatQuestionView {
  id: string;
  /** The member whose seat the device wants, or null if it wants to be a stage. */
  member: MemberId | null;
  /** The device's description of itself: `Phone, Firefox`. */
  device: string;
  /** The member who used this device in this room before, or null for a new device. */
  before: MemberId | null;
  /** Server time in ms. */
  at: number;
  /** The number of this attempt, and the maximum number of attempts. */
  nth: number;
  of: number;
  asked: MemberId[];
  /** The members who said yes, and the number of yeses needed besides that of the member whose seat it is. */
  yes: MemberId[];
  needs: number;
}

export interface MemberView {
  id: MemberId;
  name: string;
  /** Seed of the face, `[a-z0-9-]{1,32}`. */
  face: string;
  /** The bot's level, or null for a person. */
  bot: string | null;
  about?: string;
  online: boolean;
  ready: boolean;
  /** The seat in the room or in the running match, or null for a spectator. */
  seat: Seat | null;
  reading: boolean;
  /** True while a bot plays this person's seat, until they take it back. */
  standIn: boolean;
  /** For a person with two screens, whether each is connected. */
  screens?: Readonly<Record<Screen, boolean>>;
  status?: Status;
}

/** A room as sent to its members and, unless it is locked, to anyone with its code. */
export interface RoomView {
  code: RoomCode;
  url: string;
  /** True if `url` works only on the server's own computer, because the server listens on a loopback address. */
  local?: boolean;
  game: GameId;
  /** True while the room has the default game because the host hasn't picked one. */
  unpicked?: true;
  options: Json;
  host: MemberId;
  members: MemberView[];
  /**
   * `lesson` marks a coached first match, which always has the same deal and no commitment. `delay` is how many minutes
   * late a delayed stage shows all cards.
   */
  match: {
    id: MatchId;
    game: GameId;
    over: boolean;
    commitment: Commitment | null;
    lesson?: boolean;
    delay?: number;
  } | null;
  totals: ({ member: MemberId } & Results)[];
  /** True if the host has started a match, but seated people are still reading the intro. */
  dealing: boolean;
  questions: SeatQuestionView[];
  cannotStart: Problem | null;
  /** A reason against starting, which the host can overrule by confirming. */
  startWarning: Problem | null;
  callLink: string | null;
  chat: boolean;
  locked: boolean;
  /** The shared seed, into which seated people may mix a word, or null if the host has not turned it on. */
  sharedSeed: SharedSeedView | null;
  stage: StageView;
  floor: FloorView;
  botSpeed: BotSpeed;
  build: string;
}

/** Settings of stages: screens that show the table in a living room or a stream. */
export interface StageView {
  open: number;
  cardsUp: boolean;
  /**
   * The delay, in minutes, after which a delayed stage shows all cards, from the next deal on. Null if there is no
   * delayed stage.
   */
  delay: number | null;
}

/** A live stage shows the spectator's view. A delayed stage shows all cards, but late. */
export const STAGES = ['live', 'delayed'] as const;
export type StageKind = (typeof STAGES)[number];

/** The limits of a delayed stage's delay, in minutes. */
export const STAGE_DELAY = { min: 1, max: 30 } as const;

/** A problem: a stable code, and a sentence that helps the reader act. */
export interface Problem {
  code: Code;
  detail: string;
}

/** A problem in an error response (`application/problem+json`). */
export interface ProblemDocument extends Problem {
  type: string;
  title: string;
  status: number;
}

export interface Membership {
  id: MemberId;
  token: string;
}

export interface ChatLine {
  n: number;
  /** Server time in ms. */
  at: number;
  member: MemberId;
  text: string;
  /** True for a notice from the room about that member, such as a moved seat, a stand-in or a new host. */
  notice?: true;
}

/** Quick reactions, in the order of the picker. */
export const REACTIONS = ['laugh', 'gasp', 'think', 'clap', 'heart', 'angry'] as const;
export type ReactionKind = (typeof REACTIONS)[number];

/**
 * Speeds of bots at a practice table. `fast` is for a player who is out and watching, and applies until the match ends.
 */
export const BOT_SPEEDS = ['slow', 'normal', 'at-once', 'fast'] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];

/**
 * The two devices of a two-screen seat. `open` is public and shows the spectator's view. `private` shows the secrets.
 */
export const SCREENS = ['open', 'private'] as const;
export type Screen = (typeof SCREENS)[number];

export const CHAT_LENGTH = 300;
export const NAME_LENGTH = 20;
