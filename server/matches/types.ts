import type { Draft, Honours, LogEntry, Outcome } from '#shared/contract/module.ts';
import type { ClockMove } from '#shared/engine/pause.ts';
import type { Code, GameId, MatchId, MemberId, RoomCode, Seat, Viewer } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { Words } from '#shared/replay/commitment.ts';
import type { BotSpeed, Screen } from '#shared/room/room.ts';
import type { Said } from '#shared/text/phrases.ts';
import type { Pages } from '#shared/wire/notebook.ts';
import type { Answer, LegalAnswer, SeatMetadata, SyncInfo, WireState } from '#shared/wire/wire.ts';
import type { Change, Holder } from '../store/store';
import type { Voice } from './bots/voice';

/** Runs the matches of a process, for rooms and sockets. */
export interface MatchRegistry {
  /**
   * Deals a match and stores it in one commit with `also`, the room's change that starts the match. `conflict` means
   * that the room changed first. `fault` means that the game failed to deal; in development it contains the error's
   * message, otherwise null. In both cases nothing is stored.
   */
  create(match: NewMatch, also: Change): Promise<'done' | 'conflict' | { fault: string | null }>;
  /** Returns a match from memory or the store, or null if there is none. An unreadable match counts as over. */
  find(id: MatchId): Promise<Match | null>;
  /** Returns the room and the game of a stored match whose game the server lacks, or null for any other match. */
  missing(id: MatchId): Promise<{ room: RoomCode; game: GameId } | null>;
  /**
   * Returns the match if it is in memory, or null. A match that is not in memory has no followers and no scheduled
   * bots.
   */
  loaded(id: MatchId): Match | null;
  /** Returns how many matches of each game have followers or scheduled bots. */
  inUse(): ReadonlyMap<GameId, number>;
  /**
   * Schedules the deadlines of running matches. Also starts to load matches that are overdue or have bots, and returns
   * before they are loaded.
   */
  resume(): Promise<void>;
  inMemory(): Match[];
  /**
   * Fires timeouts that are due in these matches, and claims their bots if no process runs them. Loads matches that are
   * not in memory.
   */
  wake(ids: readonly MatchId[]): Promise<void>;
  /**
   * Starts to follow a match as it was `delay` ms ago, with all cards face up. Resolves to `too-early` if the match had
   * not begun at that time, and to null if the server no longer has the rules of the deal.
   */
  followDelayed(match: Match, delay: number, connection: Connection): Promise<Subscription | 'too-early' | null>;
  /** Makes connections with this member's revoked credentials sync again, in all matches of the room. */
  cutOff(room: RoomCode, member: MemberId): Promise<void>;
  /** Refuses new moves with `try-again`, finishes the moves in progress, and stops timers and bots. */
  drain(): Promise<void>;
  /** Resolves when no work is in progress. Tests call this after advancing the clock. */
  settled(): Promise<void>;
}

export interface NewMatch {
  id: MatchId;
  game: GameId;
  room: RoomCode;
  options: Json;
  carryOver: Json;
  /** Server time in ms at which the match was dealt. */
  began: number;
  /** The server's secret seed. Coached matches have a `public` seed, so that they are always dealt the same way. */
  seed: string | { public: string };
  /** The players' words that go into the seed, by seat. Null if only the server determines the seed. */
  words: Words | null;
  seats: Record<Seat, SeatedPlayer>;
}

/** The room's current name and presence for the member at each seat. */
export type People = Readonly<Record<Seat, { member: MemberId; name: string; online: boolean }>>;

/** The player at a seat. `bot` is the level of the bot or stand-in, or null for a person. */
export interface SeatedPlayer {
  /** The member to whom the seat was dealt. */
  member: MemberId;
  name: string;
  bot: string | null;
  /** Set once a bot has stood in for the person at this seat. */
  stoodIn?: true;
  /** The personality of a bot that the seat was dealt to. Stand-ins have none. */
  voice?: Voice;
}

export interface Match {
  readonly id: MatchId;
  readonly game: GameId;
  readonly room: RoomCode;
  readonly seats: number;
  outcome(): Outcome | null;
  /**
   * Once the match is over, returns the value that it passes to the room's next match of this game. Returns null before
   * that, and if the game passes nothing on.
   */
  carryOver(): Json;
  /** True if the game closes the room's chat at the moment. */
  isQuiet(): boolean;
  /**
   * Starts to follow the match. The connection gets `sync`, then a frame for each change of its view. If its
   * credentials were revoked while the request waited, it gets only `revoked`. With the credentials of a public screen,
   * it gets the same bytes as a spectator.
   */
  attach(viewer: Viewer, connection: Connection, credentials?: string): Promise<Subscription>;
  /**
   * Judges and makes a seat's move. Calls `answer` once: when the move is refused, or when it is stored but its frame
   * is not sent yet. A refusal may come before this method returns. A move from a public screen is refused with
   * `on-your-phone` if the seat's view allows it but the public view does not.
   */
  move(
    seat: Seat,
    action: { name: string; args: unknown; id?: string },
    screen: Screen | null,
    answer: (answer: Answer) => void,
  ): void;
  /**
   * Pauses or resumes the match, or adds a minute. `host` is the host's seat, or null if the host only watches.
   * Resolves to a refusal code, or to null once the change is stored.
   */
  moveClock(move: ClockMove, host: Seat | null): Promise<Code | null>;
  /** Returns the moves that a seat at `screen` may make. With `move`, returns how a draft of that move may continue. */
  legal(seat: Seat, move: string | null, draft: Draft, screen?: Screen | null): LegalAnswer;
  /**
   * Lets a bot of this level play the seat, or lets the person play again if `level` is null. Stores `also` in the same
   * commit.
   * `conflict` means that another process wrote first, and nothing is stored.
   */
  setBot(seat: Seat, level: string | null, also?: Change): Promise<Committed>;
  /** Sets the names and presence that are sent in `matchData`. */
  setPeople(people: People): void;
  /** Sets the bots' speed. Has no effect unless this is a practice match. */
  setBotSpeed(speed: BotSpeed): void;
  /** Call this when a seat's device opens or closes a form. Bots wait a little while a form is open. */
  composing(seat: Seat, device: string, isOpen: boolean): void;
  notes(seat: Seat): Promise<Pages>;
  /**
   * Writes a page of the seat's notebook, or removes it if `text` is null. Sends the change to the seat's devices that
   * may see its secrets. Resolves to `full`, and writes nothing, if the notebook would exceed `NOTEBOOK_BYTES`.
   */
  note(seat: Seat, page: string, text: string | null): Promise<'done' | 'full'>;
  /**
   * Call this when the person at a seat wrote in the room's chat, or reacted (`text` is null). Bots may reply, or
   * change their move times.
   */
  heard(seat: Seat, text: string | null): void;
  /**
   * Returns how the match ended. If the match is still running, returns how it would end if the host stopped it now.
   */
  ending(): Ending;
  /**
   * Cancels the match without points and turns all cards face up. Stores `also` in the same commit, or alone if the
   * match is already over. `conflict` means that another process wrote first, or that the match has continued after
   * `asOf`. Nothing is stored then.
   */
  stop(asOf?: Ending, also?: Change): Promise<Committed>;
  /**
   * Returns the JSON of a finished match's `Replay`. Returns null if the match is still running, or if the server no
   * longer has the rules that it was played under. Rejects if the store fails.
   */
  replay(): Promise<Buffer | null>;
  /**
   * Issues credentials to a member's device, for a whole seat or for one of its two screens. `device` is a hash of the
   * device's id, or null. Revokes the device's earlier credentials. If the seat then has more than 8, also revokes the
   * oldest. The store keeps only hashes of credentials.
   */
  issueCredentials(seat: Seat, member: MemberId, device: string | null, screen?: Screen | null): Promise<string>;
  /** True if another process has written a newer version than the one in this process. */
  isBehind(version: number): boolean;
  /**
   * Loads changes that other processes have written, and sends them to the viewers move by move. Rejects if the store
   * fails.
   */
  catchUp(): Promise<void>;
  /** Call this when another process may have stopped running the match's bots. */
  updateBots(): void;
  /** Does the same as `composing`, for a device that is connected to another process. */
  composingElsewhere(seat: Seat, device: string, isOpen: boolean): void;
  /** Call this when another process changed a page of the seat's notebook. */
  notedElsewhere(seat: Seat, page: string): Promise<void>;
  /** Returns who holds these credentials, or null if they are not valid for the seat. */
  holderOf(seat: Seat, credentials: string): Promise<Holder | null>;
}

type Committed = 'done' | 'conflict';

/** A match's result, in the form in which its room records it. */
export interface Ending {
  outcome: Outcome;
  carryOver: Json;
  /**
   * The honours of each seat that one player played throughout. Null if the game has none or could not compute them, or
   * if the match did not end by its rules.
   */
  honours: Record<Seat, Honours> | null;
  /** The seats whose prediction was right. */
  predicted: readonly Seat[];
  /** Server time in ms at which the match was dealt. */
  began: number;
  /** The number of moves made. */
  rows: number;
}

/** A socket that follows a match. `sync` is called first. */
export interface Connection {
  /** True if the socket accepts differences. Then most frames are sent as `diff`. */
  readonly takesDifferences: boolean;
  sync(info: SyncInfo): void;
  update(state: WireState, facts: LogEntry[]): void;
  /** `frame` has the arguments of `diff` as JSON, separated by commas. */
  change(frame: string): void;
  matchData(seats: SeatMetadata[]): void;
  /** Sends a changed page of the seat's notebook. `text` is null if the page was removed. */
  noted(page: string, text: string | null): void;
  /** Tells the device that it no longer holds the seat. */
  revoked(): void;
}

export interface Subscription {
  detach(): void;
}

/** Callbacks from matches to their rooms. */
export interface MatchEvents {
  /** Called once the end of a match is stored. */
  over(match: MatchId, room: RoomCode, end: Ending): void;
  /**
   * Called when a match with bots was loaded. The room then sends the match its players' names and presence, and the
   * bots' speed.
   */
  loaded(match: MatchId, room: RoomCode): void;
  /** Called when the person at a seat made a move and all viewers can tell who made it. */
  acted(match: MatchId, room: RoomCode, seat: Seat): void;
  /** Called when the bot at a seat writes in the chat. */
  said(match: MatchId, room: RoomCode, seat: Seat, said: Said): void;
  /** Called when a timeout was stored. It fired `late` ms after its deadline. */
  timedOut(late: number): void;
}
