import type { Commitment, SharedSeedView } from './commitment';
import type { FloorView, Status } from './floor';
import type { Code, GameId, MatchId, MemberId, RoomCode, Seat } from './ids';
import type { Json } from './json';

/** The id of the element of a page in which the server leaves the catalogue: `GameFacts[]` as JSON. */
export const GAMES_TAG = 'hush-games';

/** A game as the home page and the host's form know it: `GET /api/games`. */
export interface GameFacts {
  id: GameId;
  title: string;
  tagline: string;
  players: { min: number; max: number };
  minutes: [number, number];
  /** JSON Schema of the options, with titles, labels and defaults. */
  options: Json;
  /** Options that go together, from quick to slow; a game may have none. */
  paces: PaceFacts[];
  /** There is a coached first match. */
  lesson?: boolean;
  /** What bots can play at, in the order in which they are offered. */
  levels: BotLevel[];
  /** The level of a bot that nobody chose one for. */
  usualBot: string;
}

/** How fast a table plays, and the options that make it so: all paces of a game name the same ones. */
export interface PaceFacts {
  title: string;
  about: string;
  options: { readonly [option: string]: Json };
}

/** A way bots play, as it is called where it is chosen. */
export interface BotLevel {
  id: string;
  title: string;
  /** How it plays, in a sentence; null: there is nothing to say. */
  about: string | null;
}

/** A device at the door asks for a member's seat, or to show a locked room as a stage. Nothing opens without a yes. */
export interface SeatQuestionView {
  id: string;
  /** The member whose seat it asks for, or null for a stage. */
  member: MemberId | null;
  /** What the asker's device says it is: `Phone, Firefox`. */
  device: string;
  /** Whose device it was in this room before; null: it never was here. */
  before: MemberId | null;
  /** Server time in ms. */
  at: number;
  /** Which time it is, of how many. */
  nth: number;
  of: number;
  /** Who may answer. */
  asked: MemberId[];
  /** Who has said yes, and how many others than the member itself must. */
  yes: MemberId[];
  needs: number;
}

export interface MemberView {
  id: MemberId;
  name: string;
  /** Seed of the face, `[a-z0-9-]{1,32}`. */
  face: string;
  /** Null for a person, else the level it plays at. */
  bot: string | null;
  /** What sort of table-mate a bot is, in one sentence. */
  about?: string;
  online: boolean;
  ready: boolean;
  /** The seat taken, in the room before a match or in the running one; null: watches. */
  seat: Seat | null;
  /** Still reads the cards that introduce the game. */
  reading: boolean;
  /** A bot plays this person's seat until they take it back. */
  standIn: boolean;
  /** Which of this person's two screens are here, where they have two. */
  screens?: Readonly<Record<Screen, boolean>>;
  /** What this person has said of themselves, as long as it holds. */
  status?: Status;
}

/** A room as anyone with its code sees it: `GET /api/rooms/:code` and the `room` message. */
export interface RoomView {
  code: RoomCode;
  url: string;
  game: GameId;
  options: Json;
  host: MemberId;
  members: MemberView[];
  /**
   * `lesson`: it is a coached first match, dealt the same each time; nothing is promised of its deal then. `delay`: a
   * delayed stage shows all of its cards, so many minutes late.
   */
  match: {
    id: MatchId;
    game: GameId;
    over: boolean;
    commitment: Commitment | null;
    lesson?: boolean;
    delay?: number;
  } | null;
  totals: { member: MemberId; played: number; won: number; points: Record<GameId, number> }[];
  /** The deal was asked for and waits for the seated people who still read. */
  dealing: boolean;
  questions: SeatQuestionView[];
  cannotStart: Problem | null;
  callLink: string | null;
  chat: boolean;
  locked: boolean;
  /** Seated people may give a word that is mixed into the next deal; null: the host has not asked for any. */
  sharedSeed: SharedSeedView | null;
  stage: StageView;
  floor: FloorView;
  /** At practice tables. */
  botSpeed: BotSpeed;
  /** Changes with every build of the client. */
  build: string;
}

/** What is set for stages: screens that show the table to everybody in a living room, or to a stream. */
export interface StageView {
  /** How many are open now. */
  open: number;
  /** Once the match is over, they show all cards. */
  cardsUp: boolean;
  /** From the next deal on a delayed stage shows all cards, so many minutes late; null: there is none. */
  delay: number | null;
}

/** What a stage shows: the table as everybody may see it, or all cards up and late. */
export const STAGES = ['live', 'delayed'] as const;
export type StageKind = (typeof STAGES)[number];

/** By how many minutes a delayed stage may be late. */
export const STAGE_DELAY = { min: 1, max: 30 } as const;

/** What is in the way, as a stable code and a sentence a person can act on. */
export interface Problem {
  code: Code;
  detail: string;
}

/** `application/problem+json`. */
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
  /** Said by the room itself, about that member: a seat moved, a bot stands in, a new host. */
  notice?: true;
}

/** Quick reactions, in the order of the picker. */
export const REACTIONS = ['laugh', 'gasp', 'think', 'clap', 'heart', 'angry'] as const;
export type ReactionKind = (typeof REACTIONS)[number];

/** How fast bots are at a practice table. `fast` is for whoever is out and watches; it ends with the match. */
export const BOT_SPEEDS = ['slow', 'normal', 'at-once', 'fast'] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];

/** What a device is to a seat with two screens: it shows what everybody may see, or it holds the secrets. */
export const SCREENS = ['open', 'private'] as const;
export type Screen = (typeof SCREENS)[number];

export const CHAT_LENGTH = 300;
export const NAME_LENGTH = 20;
