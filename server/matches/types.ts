import type { Words } from '#shared/commitment.ts';
import type { GameId, MatchId, MemberId, RoomCode, Seat, Viewer } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { Draft, Honours, LogEntry, Outcome } from '#shared/module.ts';
import type { Pages } from '#shared/notebook.ts';
import type { BotSpeed, Screen } from '#shared/room.ts';
import type { Answer, LegalAnswer, SeatMetadata, SyncInfo, WireState } from '#shared/wire.ts';
import type { Change, Holder } from '../store/store';
import type { Voice } from './bots/voice';

/** Runs matches, for rooms and sockets. Made by `createMatchRegistry`. */
export interface MatchRegistry {
  /**
   * Deals a match and stores it in one commit with `also`, the change of the room that starts it. `conflict`: the room
   * changed first. `fault`: the game failed to deal, which is logged. Nothing is dealt in either case.
   */
  create(match: NewMatch, also: Change): Promise<'done' | 'conflict' | 'fault'>;
  /** @returns a match from memory or the store, or null. An unreadable match counts as over. */
  find(id: MatchId): Promise<Match | null>;
  /** @returns the match if it is in memory. Other matches have no followers and no scheduled bots. */
  loaded(id: MatchId): Match | null;
  /** The number of matches with followers or scheduled bots, by game. */
  inUse(): ReadonlyMap<GameId, number>;
  /**
   * Schedules the deadlines of running matches, and starts loading those that are overdue or have bots without waiting
   * for them.
   */
  resume(): Promise<void>;
  /** All matches in memory. */
  inMemory(): Match[];
  /** Something is due in these matches, or their bots need a process. They are loaded if necessary. */
  wake(ids: readonly MatchId[]): Promise<void>;
  /**
   * Starts following a match as it was `delay` ms ago, with all cards up. `too-early`: it had not begun then. Null if
   * the rules that dealt it are gone.
   */
  followDelayed(match: Match, delay: number, connection: Connection): Promise<Subscription | 'too-early' | null>;
  /** Connections that follow a match of that room with this member's revoked credentials are told to sync again. */
  cutOff(room: RoomCode, member: MemberId): Promise<void>;
  /** Refuses new moves with `try-again`, finishes those in progress, and stops timers and bots. */
  drain(): Promise<void>;
  /** Resolves when no requested or due work is left. For tests that advance the clock. */
  settled(): Promise<void>;
}

export interface NewMatch {
  id: MatchId;
  game: GameId;
  room: RoomCode;
  options: Json;
  carryOver: Json;
  /** Server time of the deal in ms. */
  began: number;
  /** The server's secret seed; `public` for a coached match, which is always dealt the same. */
  seed: string | { public: string };
  /** The players' words mixed into the seed, by seat, or null if it is not shared. */
  words: Words | null;
  /** The player of every seat. */
  seats: Record<Seat, SeatedPlayer>;
}

/** The room's current names and presence, by seat. */
export type People = Readonly<Record<Seat, { member: MemberId; name: string; online: boolean }>>;

/** The player of a seat. `bot` is the level of the bot or stand-in, or null for a person. */
export interface SeatedPlayer {
  /** The member who was dealt the seat. */
  member: MemberId;
  name: string;
  bot: string | null;
  /** The personality of a bot that was dealt the seat. Stand-ins have none. */
  voice?: Voice;
}

export interface Match {
  readonly id: MatchId;
  readonly game: GameId;
  readonly room: RoomCode;
  readonly seats: number;
  outcome(): Outcome | null;
  /**
   * After the end, the value passed to this game's next setup in the room. Null before, and if the game passes nothing
   * on.
   */
  carryOver(): Json;
  /** Whether the public view closes the room's chat. */
  isQuiet(): boolean;
  /**
   * Starts following. The connection gets `sync` first, then a frame for every change of its view. Credentials are
   * checked again in the match's turn; if they were revoked meanwhile, it gets `revoked` and nothing else. With an open
   * screen's credentials it gets exactly the spectator's bytes.
   */
  attach(viewer: Viewer, connection: Connection, credentials?: string): Promise<Subscription>;
  /**
   * Judges and makes a seat's move. Resolves when the move is stored, before its frame is sent. A move from an open
   * screen is judged on the public view as well, and refused `on-your-phone` if only the seat's view allows it.
   */
  move(seat: Seat, action: { name: string; args: unknown; id?: string }, screen?: Screen | null): Promise<Answer>;
  /** The legal moves of a seat at that screen (`move` null), or the continuations of a draft of one move. */
  legal(seat: Seat, move: string | null, draft: Draft, screen?: Screen | null): LegalAnswer;
  /**
   * Lets a bot of that level play the seat, or its person again (null). `also` is stored with it, both or neither.
   * `conflict`: another process wrote one of them first, and nothing is stored.
   */
  setBot(seat: Seat, level: string | null, also?: Change): Promise<Committed>;
  /** Sets the names and presence that `matchData` reports. */
  setPeople(people: People): void;
  /** Sets the bots' speed, if this is a practice table. */
  setBotSpeed(speed: BotSpeed): void;
  /** The person at a seat opens or closes a form on that device. Bots wait a little for an open form. */
  composing(seat: Seat, device: string, isOpen: boolean): void;
  /** The seat's notebook. */
  notes(seat: Seat): Promise<Pages>;
  /**
   * Writes a page of the seat's notebook, or removes it (null), and shows it on all of the seat's devices that see its
   * secrets.
   */
  note(seat: Seat, page: string, text: string | null): Promise<'done' | 'full'>;
  /**
   * The person at a seat wrote in the room's chat or (null) reacted. A bot that is addressed may answer there, and bots
   * that listen reconsider.
   */
  heard(seat: Seat, text: string | null): void;
  /** The match's ending, or the one it would have if it were stopped now. */
  ending(): Ending;
  /**
   * Cancels the match: open, without points. `also` is stored with it, or alone if the match is already over.
   * `conflict`: another process wrote it first, or it continued after `asOf`; nothing is stored.
   */
  stop(asOf?: Ending, also?: Change): Promise<Committed>;
  /**
   * After the end, the JSON of its `Replay`. Null before, and if the rules it was played by are gone. Rejects if the
   * store fails.
   */
  replay(): Promise<Buffer | null>;
  /**
   * Issues credentials for a seat to a member's device (a hash of its id, or null), for the whole seat or one of its
   * two screens. Revokes the device's earlier ones and the oldest beyond 8. They are stored as a hash and returned
   * once.
   */
  issueCredentials(seat: Seat, member: MemberId, device: string | null, screen?: Screen | null): Promise<string>;
  /** Whether another process has written a version after this one. */
  isBehind(version: number): boolean;
  /** Loads and shows what other processes wrote, move by move. Rejects if the store fails. */
  catchUp(): Promise<void>;
  /** Another process may have stopped running its bots. */
  updateBots(): void;
  /** Like `composing`, for a device connected to another process. */
  composingElsewhere(seat: Seat, device: string, isOpen: boolean): void;
  /** Another process changed a page of the seat's notebook. */
  notedElsewhere(seat: Seat, page: string): Promise<void>;
  /** @returns the holder of these credentials, or null if they are not or no longer valid for that seat */
  holderOf(seat: Seat, credentials: string): Promise<Holder | null>;
}

type Committed = 'done' | 'conflict';

/** A match's result, for its room. */
export interface Ending {
  outcome: Outcome;
  carryOver: Json;
  /** The honours of each seat, or null if the game has none. */
  honours: Record<Seat, Honours> | null;
  /** Server time of the deal in ms. */
  began: number;
  /** The number of moves that counted. */
  rows: number;
}

/** A socket that follows a match. Its methods are called in order, `sync` first. */
export interface Connection {
  /** Whether it asked for differences: most frames then come by `change`, the rest by `update`. */
  readonly takesDifferences: boolean;
  sync(info: SyncInfo): void;
  update(state: WireState, facts: LogEntry[]): void;
  /** The arguments of `change` as JSON, separated by commas. */
  change(frame: string): void;
  matchData(seats: SeatMetadata[]): void;
  /** A page of the seat's notebook changed; null if it was removed. */
  noted(page: string, text: string | null): void;
  /** The device no longer holds the seat. */
  revoked(): void;
}

export interface Subscription {
  detach(): void;
}

/** Notifications from matches to rooms. */
export interface MatchEvents {
  /** A match is over and the end is stored. */
  over(match: MatchId, room: RoomCode, end: Ending): void;
  /** A match with bots was loaded. The room tells it who is online, their names, and the bots' speed. */
  loaded(match: MatchId, room: RoomCode): void;
  /** The person at a seat made a move that all viewers can attribute to them. */
  acted(match: MatchId, room: RoomCode, seat: Seat): void;
  /** The bot at that seat writes in the room's chat. */
  said(match: MatchId, room: RoomCode, seat: Seat, text: string): void;
  /** A timeout was stored, `late` ms after its deadline. */
  timedOut(late: number): void;
}
