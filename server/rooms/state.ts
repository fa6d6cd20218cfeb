import type { Commitment } from '#shared/commitment.ts';
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
  /** Empty while the room has no people. The next person to join becomes host. */
  host: MemberId;
  members: Member[];
  /** The last match, until the next one is dealt. */
  match: RoomMatch | null;
  /** The host asked for a deal while members were reading. It follows when they are done. */
  dealing: boolean;
  totals: Record<MemberId, Total>;
  /** The value that the last match of each game passes to its next setup, and the members of its seats. */
  carryOver: Record<GameId, { value: Json; members: Record<Seat, MemberId> }>;
  callLink: string | null;
  chat: boolean;
  locked: boolean;
  /** Words of seated members mixed into the next match's seed, or null if the host has not turned this on. */
  sharedSeed: SharedSeed | null;
  /** The bots' speed at practice tables. */
  botSpeed: BotSpeed;
  stage: StageSettings;
  /** The speaker and the queue. May still name a speaker whose time is over (`floor.ts`). */
  floor: FloorView;
  /** The matches a delayed stage may be showing, newest first: the latest and the one before it. */
  delayed: DelayedMatch[];
  handoffs: Handoff[];
  /** Seats requested at the door within the last hour. */
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
  /** Before a match: the seat taken. In a match: the seat played. Null for a spectator. */
  seat: Seat | null;
  /** Reading the game's introduction. Only for seated members before a match. */
  reading: boolean;
  /** A bot plays this person's seat until they take it back. */
  standIn: boolean;
  /** Any of these identifies the member. Moving the seat leaves only the new device's. */
  tokens: string[];
  /** Hashes of the ids of this member's current and former devices. */
  devices: string[];
  /** The tokens of the seat's two screens, which are then its only tokens; or null if each token is the whole seat. */
  screens: Record<Screen, string> | null;
  /** The status the person set, or null if they are back or set none. */
  status: Status | null;
  /** Members this person has muted. Private to the person. */
  muted: MemberId[];
}

export interface RoomMatch {
  id: MatchId;
  game: GameId;
  over: boolean;
  /** A coached match: it does not count and leaves nothing for the next one. */
  lesson?: true;
  /** The commitment to the deal, or null if there is none. */
  commitment: Commitment | null;
  /** The member dealt each seat. Members who left keep their names here. */
  seats: Record<Seat, { member: MemberId; name: string }>;
}

/** The next match's seed before words are mixed in. */
export interface SharedSeed {
  /** The server's seed. Secret until that match is over; its hash is published before anyone gives a word. */
  seed: string;
  /** Each answer so far: a word, secret until the deal, or null for a member who declined. */
  words: Record<MemberId, string | null>;
}

/** The host's settings for stages. */
interface StageSettings {
  cardsUp: boolean;
  /** In minutes, or null for no delayed stage. */
  delay: number | null;
  /** When the delay was announced, in ms of server time. */
  announced: number;
}

/** A match that was announced to be shown late with all cards up. Only `ended` changes later. */
export interface DelayedMatch {
  match: MatchId;
  game: GameId;
  minutes: number;
  /** Server time in ms. */
  began: number;
  /** Null while the match is running. */
  ended: number | null;
  /** The member dealt each seat, with name and face at that time. */
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
  /** Hash of the requester's secret. */
  hash: string;
  /** The member whose seat is requested, or null for a stage. */
  member: MemberId | null;
  /** A description of the requester's device. */
  device: string;
  /** The device's former member, or null if it was not in this room. */
  before: MemberId | null;
  /** Server time in ms. */
  at: number;
  yes: MemberId[];
  answer: 'yes' | 'no' | null;
}

interface ScreenCode {
  hash: string;
  member: MemberId;
  /** Hash of the requesting device's token. The code is valid as long as that token is. */
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

/** The seat a member plays in the room's last match, including after its end. */
export function matchSeatOf(state: RoomState, member: MemberId): Seat | null {
  const dealt = Object.entries(state.match?.seats ?? {});
  return dealt.find(([, player]) => player.member === member)?.[0] ?? null;
}
