import type { Commitment } from '#shared/commitment.ts';
import type { Results } from '#shared/evening.ts';
import type { FloorView, Status } from '#shared/floor.ts';
import type { GameId, MatchId, MemberId, RoomCode, Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { BotSpeed, Screen } from '#shared/room.ts';

/** A room as it is stored: everything except who is online. Tokens and hand-over secrets are hashed. */
export interface RoomState {
  code: RoomCode;
  game: GameId;
  /** The options chosen for each game, kept when the host switches games. */
  options: Record<GameId, Json>;
  /** The host's id, or '' while the room has no people. The next person to join becomes host. */
  host: MemberId;
  members: Member[];
  /** The last match. It stays here until the next match is dealt. */
  match: RoomMatch | null;
  /** Whether the host asked for a deal while members were reading. The deal follows when they are done. */
  dealing: boolean;
  /** Each member's results. They start again when a match begins after a long break (`isNewEvening`). */
  totals: Record<MemberId, Results>;
  /** Server time in ms at which the room's last match ended. Omitted until the first match has ended. */
  lastEnded?: number;
  /** The value that the last match of each game passes to the next, and the members who were dealt its seats. */
  carryOver: Record<GameId, { value: Json; members: Record<Seat, MemberId> }>;
  callLink: string | null;
  chat: boolean;
  locked: boolean;
  /**
   * The seed of the next match and the seated members' words for it, or null if the host has not turned the shared seed
   * on.
   */
  sharedSeed: SharedSeed | null;
  /** The bots' speed at practice tables. */
  botSpeed: BotSpeed;
  stage: StageSettings;
  /** The speaker and the queue. The speaker's time may already be over (`floor.ts`). */
  floor: FloorView;
  /** The matches that a delayed stage may be showing: the latest, then the one before it. */
  delayed: DelayedMatch[];
  handoffs: Handoff[];
  /** Questions asked at the door within the last hour. */
  questions: SeatQuestion[];
  /** Codes that add a second screen to a seat. */
  screenCodes: ScreenCode[];
  /** Hashed idempotency keys. */
  keys: Key[];
}

export interface Member {
  id: MemberId;
  name: string;
  face: string;
  /** The bot's level, or null for a person. */
  bot: string | null;
  ready: boolean;
  /**
   * Before a match, the seat that the member has taken. During a match, the seat that the member plays. Null for a
   * spectator.
   */
  seat: Seat | null;
  /**
   * Whether the member is reading the game's introduction. Only seated members can be reading, and only before a match.
   */
  reading: boolean;
  /** Whether a bot plays this person's seat until the person takes it back. */
  standIn: boolean;
  /** Hashes of the member's tokens. Each identifies the member. Moving the seat leaves only the new device's token. */
  tokens: string[];
  /** Hashes of the ids of this member's current and former devices. */
  devices: string[];
  /**
   * Hashes of the tokens of the seat's two screens, which are then its only tokens. Null if each token is for the whole
   * seat.
   */
  screens: Record<Screen, string> | null;
  /** The status that the person set, or null if the person is back or set none. */
  status: Status | null;
  /** The members whom this person has muted. Private to the person. */
  muted: MemberId[];
}

export interface RoomMatch {
  id: MatchId;
  game: GameId;
  over: boolean;
  /** Set for a coached match, which does not count and passes nothing to the next match. */
  lesson?: true;
  /** The commitment to the deal, or null if there is none. */
  commitment: Commitment | null;
  /** The member to whom each seat was dealt. Members who left keep their names here. */
  seats: Record<Seat, { member: MemberId; name: string }>;
}

/** The next match's seed before words are mixed in. */
export interface SharedSeed {
  /** The server's seed. It is secret until the match is over; its hash is published before any member gives a word. */
  seed: string;
  /** Each member's answer so far: a word, which is secret until the deal, or null if the member declined. */
  words: Record<MemberId, string | null>;
}

/** The host's settings for stages. */
interface StageSettings {
  cardsUp: boolean;
  /** The delay in minutes, or null for no delayed stage. */
  delay: number | null;
  /** When the delay was announced, in ms of server time. */
  announced: number;
}

/** A match that will be shown late with all cards up, as announced before its deal. Only `ended` changes later. */
export interface DelayedMatch {
  match: MatchId;
  game: GameId;
  minutes: number;
  /** Server time in ms. */
  began: number;
  /** Server time in ms of the end, or null while the match is running. */
  ended: number | null;
  /** The member to whom each seat was dealt, with name and face at that time. */
  people: Record<Seat, { member: MemberId; name: string; face: string; isBot: boolean }>;
}

interface Handoff {
  hash: string;
  member: MemberId;
  /** Server time in ms. */
  until: number;
}

export interface SeatQuestion {
  id: string;
  /** Hash of the requester's secret. */
  hash: string;
  /** The member whose seat is requested, or null for a stage. */
  member: MemberId | null;
  /** A description of the requester's device. */
  device: string;
  /** The member to whom the device belonged before, or null if the device was new to the room. */
  before: MemberId | null;
  /** Server time in ms. */
  at: number;
  yes: MemberId[];
  answer: 'yes' | 'no' | null;
}

interface ScreenCode {
  hash: string;
  member: MemberId;
  /** Hash of the requesting device's token. The code is valid only while that token is valid. */
  token: string;
  /** The role of the new device. */
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

/** Returns the seat that a member plays in the room's last match, also after its end, or null. */
export function matchSeatOf(state: RoomState, member: MemberId): Seat | null {
  const dealt = Object.entries(state.match?.seats ?? {});
  return dealt.find(([, player]) => player.member === member)?.[0] ?? null;
}
