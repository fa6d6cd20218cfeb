import type { Code, GameId, MatchId, MemberId, RoomCode, Seat } from '../ids';
import type { Json } from '../json';
import type { Commitment, SharedSeedView } from '../replay/commitment';
import type { Phrase, Said } from '../text/phrases';
import type { Results } from './evening';
import type { FloorView, Status } from './floor';

/** The id of the element in which the server embeds the catalogue of games into a page: `GameFacts[]` as JSON. */
export const GAMES_TAG = 'hush-games';

/** A game as described by `GET /api/games`, for the home page and the form with the host's options. */
export interface GameFacts {
  id: GameId;
  title: string;
  tagline: string;
  players: { min: number; max: number };
  minutes: [number, number];
  /** The JSON Schema of the options, with titles, labels and defaults. */
  options: Json;
  /** Sets of options among which the host can choose. May be empty. */
  paces: PaceFacts[];
  lesson?: boolean;
  levels: BotLevel[];
  /** The level of bots if the host has not chosen one. */
  usualBot: string;
  /** True if the game does not list its legal moves, so that bots can only let time pass. */
  idleBots?: true;
  /** Set only for a game that is not part of Hush: the checks that the game has passed. */
  foreign?: { checked: readonly string[]; isSecret: boolean };
}

/**
 * A set of options that makes a match quicker or slower. All paces of a game set the same options to different values.
 */
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
 * stage. Until enough members say yes, the device receives nothing.
 */
export interface SeatQuestionView {
  id: string;
  /** The member whose seat the device wants, or null if it wants to be a stage. */
  member: MemberId | null;
  /** A description of the device, as reported by the device: `Phone, Firefox`. */
  device: string;
  /** The kind of device, for its name in other languages. */
  kind: DeviceKind;
  /** The member who used this device in this room before, or null if the device is new. */
  before: MemberId | null;
  /** Server time in ms. */
  at: number;
  /** Which attempt this is, and how many attempts are allowed. */
  nth: number;
  of: number;
  asked: MemberId[];
  /** The members who said yes, and how many must do so, not counting the member whose seat is wanted. */
  yes: MemberId[];
  needs: number;
}

export const DEVICE_KINDS = ['mobile', 'tablet', 'desktop', 'tv', 'some'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

export interface MemberView {
  id: MemberId;
  name: string;
  /** The seed from which the face is drawn, `[a-z0-9-]{1,32}`. */
  face: string;
  /** The bot's level, or null for a person. */
  bot: string | null;
  /** A sentence about the bot's character. Missing for people and for bots without a character. */
  about?: string;
  online: boolean;
  ready: boolean;
  /** The seat in the room or in the running match, or null for a spectator. */
  seat: Seat | null;
  reading: boolean;
  /** True while a bot plays this person's seat. Ends when the person takes the seat back. */
  standIn: boolean;
  /** For a person who plays on two screens: whether each screen is connected. */
  screens?: Readonly<Record<Screen, boolean>>;
  status?: Status;
}

/** A person who left the room or was removed, and can come back. */
export interface FormerMemberView {
  id: MemberId;
  name: string;
  face: string;
  /** The person's seat in the running match, which a bot plays, or null. */
  seat: Seat | null;
}

/** A room as sent to its members and, unless it is locked, to anyone with its code. */
export interface RoomView {
  code: RoomCode;
  url: string;
  /** True if `url` works only on the server's own computer, because the server listens on a loopback address. */
  local?: boolean;
  game: GameId;
  /** True while the room has the default game because the host has not picked a game. */
  unpicked?: true;
  options: Json;
  host: MemberId;
  members: MemberView[];
  /**
   * The former members who have a seat in the running match, or about whom a question is open. Omitted if there are
   * none.
   */
  former?: FormerMemberView[];
  /**
   * `lesson` marks a coached first match, which always has the same deal and no commitment. `delay` is the number of
   * minutes after which a delayed stage shows all cards.
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
  /** True if the host has started a match, but some seated people are still reading the intro. */
  dealing: boolean;
  questions: SeatQuestionView[];
  cannotStart: Problem | null;
  /** A reason against starting the match, or null. The host can start anyway by confirming. */
  startWarning: Problem | null;
  callLink: string | null;
  chat: boolean;
  locked: boolean;
  /** The shared seed to which seated people can add a word, or null if the host has not turned this option on. */
  sharedSeed: SharedSeedView | null;
  stage: StageView;
  floor: FloorView;
  botSpeed: BotSpeed;
  build: string;
}

/** Settings for stages, which are screens that show the table in a living room or a stream. */
export interface StageView {
  /** The number of open stages. */
  open: number;
  /** True if stages show all cards once a match is over. */
  cardsUp: boolean;
  /**
   * The number of minutes after which a delayed stage shows all cards, or null if there is no delayed stage. A change
   * takes effect with the next deal.
   */
  delay: number | null;
}

/** A live stage shows the spectator's view. A delayed stage shows all cards, but some minutes later. */
export const STAGES = ['live', 'delayed'] as const;
export type StageKind = (typeof STAGES)[number];

/** The minimum and maximum delay of a delayed stage, in minutes. */
export const STAGE_DELAY = { min: 1, max: 30 } as const;

/** An error or warning: a stable code, and a sentence that helps the reader to act. */
export interface Problem extends Said {
  code: Code;
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
  /** The phrase of `text`. Missing if a person wrote the line. */
  phrase?: Phrase;
  /** True if the room wrote this line about the member, for example about a moved seat, a stand-in or a new host. */
  notice?: true;
}

/** Quick reactions, in the order in which they are offered. */
export const REACTIONS = ['laugh', 'gasp', 'think', 'clap', 'heart', 'angry'] as const;
export type ReactionKind = (typeof REACTIONS)[number];

/**
 * Speeds of bots at a practice table. `fast` is offered to a player who is out of the game and watching, and lasts
 * until the match ends.
 */
export const BOT_SPEEDS = ['slow', 'normal', 'at-once', 'fast'] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];

/**
 * The two devices of a person who plays on two screens. `open` is public and shows the spectator's view. `private`
 * shows the secrets of the seat.
 */
export const SCREENS = ['open', 'private'] as const;
export type Screen = (typeof SCREENS)[number];

export const CHAT_LENGTH = 300;
export const NAME_LENGTH = 20;
