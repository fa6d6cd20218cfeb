import type { GameId, MatchId, MemberId, RoomCode, Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { Commitment } from '#shared/replay/commitment.ts';
import type { Results } from '#shared/room/evening.ts';
import type { FloorView, Status } from '#shared/room/floor.ts';
import type { BotSpeed, DeviceKind, Screen } from '#shared/room/room.ts';

/** A room as it is stored: everything except presence. Tokens and the secrets in links are stored as hashes. */
export interface RoomState {
  code: RoomCode;
  game: GameId;
  /** Set until the host picks a game, changes its options or starts it. Until then the room has the default game. */
  unpicked?: true;
  /** The options chosen for each game. They are kept when the host selects another game. */
  options: Record<GameId, Json>;
  /** The host's id, or '' if the room has no people. In that case, the next person to join becomes host. */
  host: MemberId;
  members: Member[];
  /** The people who left or were removed and can come back to their points or their seat in the running match. */
  former: FormerMember[];
  /** The room's running or latest match. */
  match: RoomMatch | null;
  /** True if the host has started the match but members are still reading. The deal follows when they are done. */
  dealing: boolean;
  /** Each member's results. They are reset if a match begins after a long break (`isNewEvening`). */
  totals: Record<MemberId, Results>;
  /** Server time in ms at which the room's last match ended. Missing until a match has ended. */
  lastEnded?: number;
  /** The value that each game's last match passes to the next match, and the member who was dealt each seat. */
  carryOver: Record<GameId, { value: Json; members: Record<Seat, MemberId> }>;
  callLink: string | null;
  chat: boolean;
  locked: boolean;
  /** The next match's seed with the words of seated members, or null if the host has not turned the shared seed on. */
  sharedSeed: SharedSeed | null;
  /** The bots' speed in practice matches. */
  botSpeed: BotSpeed;
  stage: StageSettings;
  /** The speaker and the queue for the floor. The speaker's time may already be over (`members/floor.ts`). */
  floor: FloorView;
  /** The matches that a delayed stage may show, the latest first. */
  delayed: DelayedMatch[];
  handoffs: Handoff[];
  /** Requests to be let in during the last hour. */
  questions: SeatQuestion[];
  screenCodes: ScreenCode[];
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
   * True if the member is reading the game's introduction. Only seated members can be reading, and only before a match.
   */
  reading: boolean;
  /** True if a bot plays this person's seat until the person takes it back. */
  standIn: boolean;
  /** Set if this person left the running match. Cleared when they take the seat back or the match ends. */
  left?: true;
  /**
   * Hashes of the member's tokens. Each token identifies the member. When the seat is moved, only the new device's
   * token remains.
   */
  tokens: string[];
  /** Hashes of the ids of this member's present and former devices. */
  devices: string[];
  /**
   * If the seat has two screens, the hashes of both screens' tokens, which are the member's only tokens. Null if every
   * token is for the whole seat.
   */
  screens: Record<Screen, string> | null;
  /** The status that the person set, or null. */
  status: Status | null;
  /** The members whom this person has muted. Only this person may know. */
  muted: MemberId[];
}

/** A person who is no longer in the room. `tokens` are the hashes of the tokens with which they can come back. */
export type FormerMember = Pick<Member, 'id' | 'name' | 'face' | 'tokens' | 'devices'>;

export interface RoomMatch {
  id: MatchId;
  game: GameId;
  over: boolean;
  /** Set in a coached match, which does not count and passes nothing to the next match. */
  lesson?: true;
  /** The commitment to the deal, or null if there is none. */
  commitment: Commitment | null;
  /** The member to whom each seat was dealt, with their name. Members who have left are kept. */
  seats: Record<Seat, { member: MemberId; name: string }>;
}

/** The seed of the next match, before the words are mixed in. */
export interface SharedSeed {
  /**
   * The server's seed. It is secret until the match is over, but its hash is published before members give their words.
   */
  seed: string;
  /** Each member's answer so far: a word, which is secret until the deal, or null if the member gives no word. */
  words: Record<MemberId, string | null>;
}

interface StageSettings {
  cardsUp: boolean;
  /** The delay in minutes, or null for no delayed stage. */
  delay: number | null;
  /** Server time in ms at which the delay was announced. */
  announced: number;
}

/** A match that is shown late with all cards up, as announced before its deal. Only `ended` changes later. */
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
  /** Hash of the secret that the requesting device holds. */
  hash: string;
  /** The member whose seat is requested, or null for a stage. */
  member: MemberId | null;
  device: string;
  kind: DeviceKind;
  /** The member who used this device before, or null if the device is new to the room. */
  before: MemberId | null;
  /** Server time in ms. */
  at: number;
  yes: MemberId[];
  answer: 'yes' | 'no' | null;
}

interface ScreenCode {
  hash: string;
  member: MemberId;
  /** Hash of the requesting device's token. The code is valid only as long as the token is. */
  token: string;
  /** The role that the new device will have. */
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

/** Returns the seat that a member has in the room's running or latest match, or null. */
export function matchSeatOf(state: RoomState, member: MemberId): Seat | null {
  const dealt = Object.entries(state.match?.seats ?? {});
  return dealt.find(([, player]) => player.member === member)?.[0] ?? null;
}
