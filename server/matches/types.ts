import type { Words } from '#shared/commitment.ts';
import type { Code, GameId, MatchId, MemberId, RoomCode, Seat, Viewer } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { Draft, Honours, LogEntry, Outcome } from '#shared/module.ts';
import type { Pages } from '#shared/notebook.ts';
import type { ClockMove } from '#shared/pause.ts';
import type { BotSpeed, Screen } from '#shared/room.ts';
import type { Answer, LegalAnswer, SeatMetadata, SyncInfo, WireState } from '#shared/wire.ts';
import type { Change, Holder } from '../store/store';
import type { Voice } from './bots/voice';

/** Runs matches, for rooms and sockets. Created by `createMatchRegistry`. */
export interface MatchRegistry {
  /**
   * Deals a match and stores it in one commit with `also`, the change of the room that starts the match. `conflict`
   * means that the room changed first. `fault` means that the game failed to deal, which is logged; it has the error's
   * message in development, otherwise null. In both cases nothing is dealt.
   */
  create(match: NewMatch, also: Change): Promise<'done' | 'conflict' | { fault: string | null }>;
  /** @returns a match from memory or the store, or null. An unreadable match counts as over. */
  find(id: MatchId): Promise<Match | null>;
  /**
   * @returns the match if it is in memory, or null. A match that is not in memory has no followers and no scheduled
   * bots.
   */
  loaded(id: MatchId): Match | null;
  /** Returns the number of matches with followers or scheduled bots, by game. */
  inUse(): ReadonlyMap<GameId, number>;
  /**
   * Schedules the deadlines of running matches. Starts to load the matches that are overdue or have bots, and returns
   * before they are loaded.
   */
  resume(): Promise<void>;
  /** Returns all matches in memory. */
  inMemory(): Match[];
  /** Wakes matches in which something is due, or whose bots no process runs. Matches not in memory are loaded. */
  wake(ids: readonly MatchId[]): Promise<void>;
  /**
   * Starts following a match as it was `delay` ms ago, with all cards face up. `too-early` means that the match had not
   * begun then. Null if the rules that dealt the match are gone.
   */
  followDelayed(match: Match, delay: number, connection: Connection): Promise<Subscription | 'too-early' | null>;
  /** Tells connections that follow a match of the room with this member's revoked credentials to sync again. */
  cutOff(room: RoomCode, member: MemberId): Promise<void>;
  /** Refuses new moves with `try-again`, finishes those in progress, and stops timers and bots. */
  drain(): Promise<void>;
  /** Resolves when all requested and due work is done. For tests that advance the clock. */
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
  /** The server's secret seed, or a `public` seed for a coached match, which is always dealt the same way. */
  seed: string | { public: string };
  /** The players' words that are mixed into the seed, by seat, or null if the seed is not shared. */
  words: Words | null;
  /** The player of every seat. */
  seats: Record<Seat, SeatedPlayer>;
}

/** The current name and presence of each seat's member, as known to the room. */
export type People = Readonly<Record<Seat, { member: MemberId; name: string; online: boolean }>>;

/** The player of a seat. `bot` is the level of the bot or stand-in, or null for a person. */
export interface SeatedPlayer {
  /** The member to whom the seat was dealt. */
  member: MemberId;
  name: string;
  bot: string | null;
  /** The personality of a bot to which the seat was dealt. Stand-ins have none. */
  voice?: Voice;
}

export interface Match {
  readonly id: MatchId;
  readonly game: GameId;
  readonly room: RoomCode;
  readonly seats: number;
  outcome(): Outcome | null;
  /**
   * After the end, the value passed to this game's next setup in the room. Null before the end, and if the game passes
   * nothing on.
   */
  carryOver(): Json;
  /** Whether the public view closes the room's chat. */
  isQuiet(): boolean;
  /**
   * Starts following the match. The connection gets `sync` first, then a frame for every change of its view.
   * Credentials are checked again when the request's turn comes; if they were revoked meanwhile, the connection gets
   * `revoked` and nothing else. With an open screen's credentials, it gets exactly the bytes that spectators get.
   */
  attach(viewer: Viewer, connection: Connection, credentials?: string): Promise<Subscription>;
  /**
   * Judges and makes a seat's move. `answer` is called once: when the move is stored, before its frame is sent, or when
   * the move is refused, possibly before this method returns. A move from an open screen must be allowed by the public
   * view too; if only the seat's view allows it, it is refused with `on-your-phone`.
   */
  move(
    seat: Seat,
    action: { name: string; args: unknown; id?: string },
    screen: Screen | null,
    answer: (answer: Answer) => void,
  ): void;
  /**
   * Pauses the match, resumes it, or adds a minute. `host` is the host's seat, or null if the host watches. Resolves to
   * the code of the refusal, or to null once the change is stored.
   */
  moveClock(move: ClockMove, host: Seat | null): Promise<Code | null>;
  /**
   * Returns the legal moves of a seat at `screen` if `move` is null, or else the continuations of a draft of `move`.
   */
  legal(seat: Seat, move: string | null, draft: Draft, screen?: Screen | null): LegalAnswer;
  /**
   * Lets a bot of level `level` play the seat or, if `level` is null, lets the seat's person play again. `also` is
   * stored together with the change; either both are stored or neither. `conflict` means that another process wrote one
   * of them first and nothing is stored.
   */
  setBot(seat: Seat, level: string | null, also?: Change): Promise<Committed>;
  /** Sets the names and presence that `matchData` reports. */
  setPeople(people: People): void;
  /** Sets the bots' speed, if this is a practice table. */
  setBotSpeed(speed: BotSpeed): void;
  /** Reports that the person at a seat opens or closes a form on that device. Bots wait a little for an open form. */
  composing(seat: Seat, device: string, isOpen: boolean): void;
  /** Returns the pages of the seat's notebook. */
  notes(seat: Seat): Promise<Pages>;
  /**
   * Writes a page of the seat's notebook, or removes the page if `text` is null. Shows the change on all of the seat's
   * devices that may see its secrets.
   */
  note(seat: Seat, page: string, text: string | null): Promise<'done' | 'full'>;
  /**
   * Reports that the person at a seat wrote in the room's chat or, if `text` is null, reacted. A bot that is addressed
   * may reply, and bots that listen redraw their move times.
   */
  heard(seat: Seat, text: string | null): void;
  /** Returns the match's ending, or the ending it would have if it were stopped now. */
  ending(): Ending;
  /**
   * Cancels the match without points and shows all its cards. `also` is stored together with the end, or alone if the
   * match is already over. `conflict` means that another process wrote the match first, or that it continued after
   * `asOf`; nothing is stored then.
   */
  stop(asOf?: Ending, also?: Change): Promise<Committed>;
  /**
   * After the end, the JSON of the match's `Replay`. Null before the end, and if the rules by which the match was
   * played are gone. Rejects if the store fails.
   */
  replay(): Promise<Buffer | null>;
  /**
   * Issues credentials for a seat to a member's device, for the whole seat or one of its two screens. `device` is a
   * hash of the device's id, or null. Revokes the device's earlier credentials and, if the seat has more than 8, its
   * oldest ones. The credentials are stored as a hash and returned only here.
   */
  issueCredentials(seat: Seat, member: MemberId, device: string | null, screen?: Screen | null): Promise<string>;
  /** Whether another process has written a version that is newer than the one in this process. */
  isBehind(version: number): boolean;
  /** Loads any changes that other processes have written, and shows them move by move. Rejects if the store fails. */
  catchUp(): Promise<void>;
  /** Called when another process may have stopped running the match's bots. */
  updateBots(): void;
  /** Like `composing`, for a device connected to another process. */
  composingElsewhere(seat: Seat, device: string, isOpen: boolean): void;
  /** Called when another process changed a page of the seat's notebook. */
  notedElsewhere(seat: Seat, page: string): Promise<void>;
  /** @returns the holder of these credentials, or null if they are not valid for that seat (any more) */
  holderOf(seat: Seat, credentials: string): Promise<Holder | null>;
}

type Committed = 'done' | 'conflict';

/** A match's result, as reported to its room. */
export interface Ending {
  outcome: Outcome;
  carryOver: Json;
  /** The honours of each seat, or null if the game has none. */
  honours: Record<Seat, Honours> | null;
  /** The seats that predicted a winner. */
  predicted: readonly Seat[];
  /** Server time of the deal in ms. */
  began: number;
  /** Number of accepted moves. */
  rows: number;
}

/** A socket that follows a match. Its methods are called in order, `sync` first. */
export interface Connection {
  /** Whether the socket asked for differences: most frames are then sent as `change`, the rest as `update`. */
  readonly takesDifferences: boolean;
  sync(info: SyncInfo): void;
  update(state: WireState, facts: LogEntry[]): void;
  /** `frame` is the arguments of `change` as JSON, separated by commas. */
  change(frame: string): void;
  matchData(seats: SeatMetadata[]): void;
  /** Sends a changed page of the seat's notebook, or null if the page was removed. */
  noted(page: string, text: string | null): void;
  /** Tells the device that it no longer holds the seat. */
  revoked(): void;
}

export interface Subscription {
  detach(): void;
}

/** Callbacks by which matches notify rooms. */
export interface MatchEvents {
  /** Called when a match is over and the end is stored. */
  over(match: MatchId, room: RoomCode, end: Ending): void;
  /**
   * Called when a match with bots was loaded. The room then passes the match who is online, their names, and the bots'
   * speed.
   */
  loaded(match: MatchId, room: RoomCode): void;
  /** Called when the person at a seat made a move that all viewers can attribute to that seat. */
  acted(match: MatchId, room: RoomCode, seat: Seat): void;
  /** Called when the bot at that seat writes in the room's chat. */
  said(match: MatchId, room: RoomCode, seat: Seat, text: string): void;
  /** Called when a timeout was stored. It fired `late` ms after its deadline. */
  timedOut(late: number): void;
}
