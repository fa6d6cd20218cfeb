import type { Commitment } from '#shared/commitment.ts';
import type { FloorView, Status } from '#shared/floor.ts';
import type { GameId, MatchId, MemberId, RoomCode, Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { BotSpeed, Screen } from '#shared/room.ts';

/** A room as it is stored: everything but who is online. Tokens and hand-over secrets are hashes. */
export interface RoomState {
  code: RoomCode;
  game: GameId;
  /** The options chosen for each game, so that switching back finds them again. */
  options: Record<GameId, Json>;
  /** Empty while nobody is left: the next person who comes is host. */
  host: MemberId;
  members: Member[];
  /** The last match, until the next one is dealt. */
  match: RoomMatch | null;
  /** The host asked for the deal while somebody read: it comes when they are through. */
  dealing: boolean;
  totals: Record<MemberId, Total>;
  /** What the last match of each game left for its next setup. */
  carryOver: Record<GameId, Json>;
  callLink: string | null;
  chat: boolean;
  locked: boolean;
  /** Everybody seated may give a word that is mixed into the seed of the next match; null: the host has not asked. */
  sharedSeed: SharedSeed | null;
  /** How fast bots are at practice tables. */
  botSpeed: BotSpeed;
  stage: StageSettings;
  /** Who speaks; a time that is over may still stand in it (`floor.ts`). */
  floor: FloorView;
  /** The matches that a delayed stage may be showing: the newest first, and the one before it. */
  delayed: DelayedMatch[];
  handoffs: Handoff[];
  /** Seats that somebody at the door asked for within the last hour. */
  questions: SeatQuestion[];
  /** Codes that add a second screen to a seat. */
  screenCodes: ScreenCode[];
  /** Idempotency keys, hashed. */
  keys: Key[];
}

export interface Member {
  id: MemberId;
  name: string;
  face: string;
  /** Null: a person. */
  bot: string | null;
  ready: boolean;
  /** Before a match: the seat taken; in a match: the seat played. Null: watches. */
  seat: Seat | null;
  /** Reads the cards that introduce the game; only whoever is seated before a match. */
  reading: boolean;
  /** A bot plays this person's seat until they take it back. */
  standIn: boolean;
  /** Any of these is the member; moving the seat leaves only the new device's. */
  tokens: string[];
  /** Hashes of the ids of devices that are or were this member's. */
  devices: string[];
  /** The tokens of the seat's two screens, and then there are no others; null: each token is all of the seat. */
  screens: Record<Screen, string> | null;
  /** What the person said of themselves; null: nothing, or they have come back since. */
  status: Status | null;
  /** Whom the person has muted. Nobody else may know. */
  muted: MemberId[];
}

export interface RoomMatch {
  id: MatchId;
  game: GameId;
  over: boolean;
  /** A coached match: it counts for nobody, and leaves nothing for the next one. */
  lesson?: true;
  /** What was promised of the deal; null: nothing was. */
  commitment: Commitment | null;
  /** Who was dealt each seat; a member who left keeps its name here. */
  seats: Record<Seat, { member: MemberId; name: string }>;
}

/** The next match's seed, before the words are mixed in. */
export interface SharedSeed {
  /** The server's own; nobody's until that match is over. Everybody has its hash before they give a word. */
  seed: string;
  /** Who has answered: a word, which nobody else sees before the deal, or none on purpose. */
  words: Record<MemberId, string | null>;
}

/** What the host has set for stages. */
interface StageSettings {
  cardsUp: boolean;
  /** In minutes; null: no delayed stage. */
  delay: number | null;
  /** Since when everybody could read of that delay, in ms of server time. */
  announced: number;
}

/** A match that was announced to be shown late with all cards up. Nothing in it changes but its end. */
export interface DelayedMatch {
  match: MatchId;
  game: GameId;
  minutes: number;
  /** Server time in ms. */
  began: number;
  /** Null: it goes on. */
  ended: number | null;
  /** Who was dealt to, by seat, as they were called then. */
  people: Record<Seat, { member: MemberId; name: string; face: string; isBot: boolean }>;
}

interface Total {
  played: number;
  won: number;
  points: Record<GameId, number>;
}

interface Handoff {
  hash: string;
  member: MemberId;
  /** Server time in ms. */
  until: number;
}

export interface SeatQuestion {
  id: string;
  /** Of the asker's secret. */
  hash: string;
  /** The member whose seat it asks for, or null for a stage. */
  member: MemberId | null;
  /** What the asker's device says it is, in words. */
  device: string;
  /** Whose device it was before; null: it was not in this room. */
  before: MemberId | null;
  /** Server time in ms. */
  at: number;
  yes: MemberId[];
  answer: 'yes' | 'no' | null;
}

interface ScreenCode {
  hash: string;
  member: MemberId;
  /** Of the device that asked, as a hash: the code is good as long as that is. */
  token: string;
  /** What the new device becomes. */
  as: Screen;
  until: number;
}

interface Key {
  hash: string;
  member: MemberId;
  until: number;
}

export const PEOPLE_IN_A_ROOM = 40;

export function isRunning(state: RoomState): state is RoomState & { match: RoomMatch } {
  return state.match !== null && !state.match.over;
}

export function seated(state: RoomState): Member[] {
  const players = state.members.filter((member) => member.seat !== null);
  return players.sort((a, b) => Number(a.seat) - Number(b.seat));
}

export function people(state: RoomState): Member[] {
  return state.members.filter((member) => member.bot === null);
}

/** The seat a member plays in the room's last match, also once it is over. */
export function matchSeatOf(state: RoomState, member: MemberId): Seat | null {
  const dealt = Object.entries(state.match?.seats ?? {});
  return dealt.find(([, player]) => player.member === member)?.[0] ?? null;
}
