import type { Words } from '#shared/commitment.ts';
import type { Code, GameId, MatchId, MemberId, RoomCode, Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { Draft, LogEntry } from '#shared/module.ts';
import type { ChatLine, Screen } from '#shared/room.ts';

/**
 * Stores rooms and matches in SQLite (`sqlite.ts`) or PostgreSQL (`postgres.ts`). All operations are asynchronous and
 * conditional on versions, because several processes may share a PostgreSQL database.
 */
export interface Store {
  /**
   * Applies a whole change or nothing. `conflict` means that a version is not the one from which the change was
   * computed, that an action id already counts, or that a new code or id is taken. Changes requested in the same tick
   * share one transaction, but each is still applied whole or not at all. Rejects if the disk fails, with nothing
   * stored. If the connection to a database server breaks midway, rejects with either nothing or everything stored.
   */
  commit(change: Change): Promise<'done' | 'conflict'>;

  room(code: RoomCode): Promise<StoredRoom | null>;
  /** Returns the rooms that were used at `time` (ms) or later. */
  roomsUsedSince(time: number): Promise<StoredRoom[]>;
  /** Returns the last chat lines of a room, oldest first. */
  chat(code: RoomCode, last: number): Promise<ChatLine[]>;
  /** Returns the records of the room's finished matches, oldest first. */
  finished(code: RoomCode): Promise<StoredFinished[]>;

  match(id: MatchId): Promise<StoredMatch | null>;
  /** Returns all unfinished matches, whose deadlines and bots resume after a restart. */
  runningMatches(): Promise<Pick<StoredMatch, 'id' | 'deadline' | 'seats'>[]>;
  /** Returns the accepted moves in order, or only those after number `after`. */
  journal(id: MatchId, after?: number): Promise<JournalRow[]>;
  /** Returns the number of accepted moves of each seat. */
  movesBySeat(id: MatchId): Promise<Map<Seat, number>>;
  publicLog(id: MatchId): Promise<LogEntry[]>;
  /** Returns the seat's accepted move with this action id, or null. */
  counted(id: MatchId, seat: Seat, actionId: string): Promise<JournalRow | null>;
  /** Returns the stored replay of a finished match as JSON, or null. */
  replay(id: MatchId): Promise<string | null>;
  /** Returns the pages of a seat's notebook, or null if the seat has none. */
  notebook(id: MatchId, seat: Seat): Promise<Json>;
  /**
   * @returns the holder of the seat's credentials with this hash, or null if they are not valid for the seat (any more)
   */
  holder(id: MatchId, seat: Seat, hash: string): Promise<Holder | null>;

  /** Returns the versions of those rooms and matches that are still stored. */
  versions(of: { rooms: readonly RoomCode[]; matches: readonly MatchId[] }): Promise<Versions>;
  /** Returns the match's version and progress without its snapshot, or null if there is no such match. */
  version(id: MatchId): Promise<MatchVersion | null>;
  /** Returns running, unclaimed matches whose deadline was at `before` (ms) or earlier, the most recently due first. */
  overdue(before: number, now: number, most: number): Promise<MatchId[]>;

  /**
   * Claims a due deadline for the process `by` until `until`, so that the deadline fires once. Returns false if another
   * process has claimed it or if it is no longer the match's deadline.
   */
  claimDeadline(id: MatchId, deadline: number, by: string, now: number, until: number): Promise<boolean>;

  /**
   * Deletes matches unused since `before` (ms), then rooms, at most `most` of each, so that other work is not delayed.
   * Returns what was deleted; if nothing was, nothing is left to delete.
   */
  expire(before: number, most: number): Promise<{ rooms: RoomCode[]; matches: MatchId[] }>;
  /** Deletes finished matches beyond the room's quota, at most `most` of them. Returns their ids. */
  prune(room: RoomCode, quota: Quota, most: number): Promise<MatchId[]>;
  /** Returns some freed space to the disk. Resolves to false when nothing is left to return. */
  shrink(): Promise<boolean>;
  close(): Promise<void>;
}

/** An atomic change. Each part is optional; either the whole change is applied or nothing. */
export interface Change {
  room?: RoomChange;
  match?: MatchChange;
  chat?: { code: RoomCode; line: ChatLine };
  /**
   * The room's record of a match that ended. The record is kept when the match is deleted; a room keeps the newest 200.
   */
  finished?: { room: RoomCode; match: MatchId; ended: number; facts: Json };
  /** The JSON of a match's `Replay`. If the match already has a replay, that replay is kept. */
  replay?: { match: MatchId; document: string };
  credentials?: IssuedCredentials;
  /** Replaces all pages of a seat's notebook. The notebook is deleted with the match. */
  notebook?: { match: MatchId; seat: Seat; pages: Json };
  /**
   * Revokes all of a member's credentials in every match of the room, because the member left or moved to another
   * device.
   */
  revoke?: { room: RoomCode; member: MemberId };
  /** A text that overwrites the previous probe, to check whether the store accepts writes. */
  probe?: string;
}

/** Limits on the finished matches that a room keeps, newest first. */
export interface Quota {
  matches: number;
  bytes: number;
  /** Minimum duration in ms of a match that is kept. */
  brief: number;
}

/** Credentials issued to a device. They replace the device's earlier credentials, and a seat keeps the newest 8. */
export interface IssuedCredentials {
  match: MatchId;
  seat: Seat;
  member: MemberId;
  /**
   * Hash of the id that the device sends, or null if it sends none. A device that sends no id is treated as a new
   * device.
   */
  device: string | null;
  /** Which of the seat's two screens the device is, or null if the credentials are for the whole seat. */
  screen: Screen | null;
  hash: string;
}

/** The member who holds some credentials, and the screen that they are for. */
export type Holder = Pick<IssuedCredentials, 'member' | 'screen'>;

export interface RoomChange {
  code: RoomCode;
  /** The version from which the change was computed, or null for a new room. */
  from: number | null;
  /** The whole room, as defined in `server/rooms/state.ts`. */
  state: Json;
  at: number;
}

export interface MatchChange {
  id: MatchId;
  /** The version from which the change was computed, or null for a new match, which also needs `setup`. */
  from: number | null;
  setup?: MatchSetup;
  /** The state after `rows`. If omitted, the last snapshot is kept, and the journal has the moves since then. */
  snapshot?: Json;
  deadline: number | null;
  over: boolean;
  /** The current player of each seat, with names and bots, as defined in `server/matches`. */
  seats?: Json;
  rows: JournalRow[];
  facts: LogEntry[];
  at: number;
}

export interface MatchSetup {
  game: GameId;
  version: number;
  room: RoomCode;
  seed: string;
  seats: number;
  options: Json;
  carryOver: Json;
  /** The seat of the only person at a practice table, or null for an ordinary match. */
  practice: Seat | null;
  /** The commitment to the deal, or null for a coached match. */
  commitment: StoredCommitment | null;
  began: number;
}

/** The commitment to a deal, made before the first move, and the parts of its seed. */
export interface StoredCommitment {
  /** A SHA-256 hash (`shared/commitment.ts`). */
  hash: string;
  /**
   * The server's seed and the words by seat from which the match's seed was made, or null if no words were mixed in.
   */
  shared: { seed: string; words: Words } | null;
}

/** An accepted move. `n` counts from 1. A match is determined by its setup and its rows. */
export interface JournalRow {
  n: number;
  at: number;
  seat: Seat | null;
  move: string;
  args: Draft;
  id: string | null;
}

export interface StoredFinished {
  /** The record, or null if the stored text is not JSON. */
  facts: Json;
  /** Whether the match itself is still stored. */
  kept: boolean;
}

/**
 * Versions from which a process learns that another process wrote. `line` is the number of the last chat line of a
 * room.
 */
export interface Versions {
  rooms: ReadonlyMap<RoomCode, { version: number; line: number }>;
  matches: ReadonlyMap<MatchId, number>;
}

export type MatchVersion = Pick<StoredMatch, 'version' | 'deadline' | 'over' | 'seats'>;

export interface StoredRoom {
  code: RoomCode;
  version: number;
  /** The room's state, whose shape readers must check, or null if the stored text is not JSON. */
  state: Json;
}

export interface StoredMatch {
  id: MatchId;
  version: number;
  setup: MatchSetup;
  snapshot: Json;
  seats: Json;
  deadline: number | null;
  over: boolean;
}

/** Thrown if a store cannot be opened. The message tells the operator what to do; the database is unchanged. */
export class StoreProblem extends Error {
  constructor(
    readonly code: Code,
    detail: string,
  ) {
    super(detail);
  }
}
