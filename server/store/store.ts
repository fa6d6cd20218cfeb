import type { Draft, LogEntry } from '#shared/contract/module.ts';
import type { Code, GameId, MatchId, MemberId, RoomCode, Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { Words } from '#shared/replay/commitment.ts';
import type { ChatLine, Screen } from '#shared/room/room.ts';

/**
 * Stores rooms and matches, in SQLite (`sqlite.ts`) or PostgreSQL (`postgres.ts`). Several processes may share a
 * PostgreSQL database, so each change is conditional on the version it was computed from.
 */
export interface Store {
  /**
   * Applies a change whole or not at all. `conflict` means that the change was computed from an old version, that an
   * action id was already accepted, or that a new code or id is taken. Changes requested in the same tick share one
   * transaction but succeed or fail separately.
   * If the disk fails, rejects and stores nothing. If the connection to a database server breaks midway, rejects, and
   * the change is stored either whole or not at all.
   */
  commit(change: Change): Promise<'done' | 'conflict'>;

  room(code: RoomCode): Promise<StoredRoom | null>;
  /** Returns the rooms that were used at `time` (ms) or later. */
  roomsUsedSince(time: number): Promise<StoredRoom[]>;
  /** Returns the room's last chat lines, oldest first. */
  chat(code: RoomCode, last: number): Promise<ChatLine[]>;
  /** Returns the records of the room's finished matches, oldest first. */
  finished(code: RoomCode): Promise<StoredFinished[]>;

  match(id: MatchId): Promise<StoredMatch | null>;
  /** Returns all matches that are not over. Their deadlines and bots resume after a restart. */
  runningMatches(): Promise<Pick<StoredMatch, 'id' | 'deadline' | 'seats'>[]>;
  /** Returns the accepted moves in order, or only the moves after number `after`. */
  journal(id: MatchId, after?: number): Promise<JournalRow[]>;
  /** Returns how many moves of each seat were accepted. */
  movesBySeat(id: MatchId): Promise<Map<Seat, number>>;
  publicLog(id: MatchId): Promise<LogEntry[]>;
  /** Returns the seat's accepted move with this action id, or null. */
  counted(id: MatchId, seat: Seat, actionId: string): Promise<JournalRow | null>;
  /** Returns the stored replay of a finished match as JSON, or null. */
  replay(id: MatchId): Promise<string | null>;
  notebook(id: MatchId, seat: Seat): Promise<Json>;
  /** Returns who holds the seat's credentials with this hash, or null if they are not valid for the seat. */
  holder(id: MatchId, seat: Seat, hash: string): Promise<Holder | null>;

  /** Returns the versions of these rooms and matches. Leaves out deleted rooms and matches. */
  versions(of: { rooms: readonly RoomCode[]; matches: readonly MatchId[] }): Promise<Versions>;
  /** Returns the match's version and progress without its snapshot, or null if there is no such match. */
  version(id: MatchId): Promise<MatchVersion | null>;
  /**
   * Returns running matches whose deadline was at `before` (ms) or earlier and that no process has claimed. The latest
   * deadline comes first.
   */
  overdue(before: number, now: number, most: number): Promise<MatchId[]>;

  /**
   * Claims a due deadline for the process `by` until `until`. Returns false if another process has claimed the
   * deadline, or if the match's deadline has changed.
   */
  claimDeadline(id: MatchId, deadline: number, by: string, now: number, until: number): Promise<boolean>;

  /**
   * Deletes matches that were not used since `before` (ms), then rooms. Deletes at most `most` of each, so that other
   * work is not delayed. Returns the ids and codes. If both lists are empty, nothing is left to delete.
   */
  expire(before: number, most: number): Promise<{ rooms: RoomCode[]; matches: MatchId[] }>;
  /** Deletes finished matches beyond the room's quota, but at most `most`. Returns their ids. */
  prune(room: RoomCode, quota: Quota, most: number): Promise<MatchId[]>;
  /** Returns some free space to the disk. Resolves to false if no free space is left. */
  shrink(): Promise<boolean>;
  close(): Promise<void>;
}

/** A change that is stored whole or not at all. Each part is optional. */
export interface Change {
  room?: RoomChange;
  match?: MatchChange;
  chat?: { code: RoomCode; line: ChatLine };
  /**
   * The room's record of a match that ended, which is kept when the match is deleted. A room keeps the newest 200
   * records.
   */
  finished?: { room: RoomCode; match: MatchId; ended: number; facts: Json };
  /** The JSON of a match's `Replay`. If the match already has a replay, the earlier replay is kept. */
  replay?: { match: MatchId; document: string };
  credentials?: IssuedCredentials;
  /** Replaces all pages of a seat's notebook. The notebook is deleted with the match. */
  notebook?: { match: MatchId; seat: Seat; pages: Json };
  /** Revokes a member's credentials in every match of the room, because the member left or moved to another device. */
  revoke?: { room: RoomCode; member: MemberId };
  /** Overwrites the previous probe, to check whether the store accepts writes. */
  probe?: string;
}

/** Limits on the finished matches that a room keeps, newest first. */
export interface Quota {
  matches: number;
  bytes: number;
  /** Matches shorter than this many ms are deleted. */
  brief: number;
}

/**
 * Credentials issued to a device. They replace the device's earlier credentials. A seat keeps the newest 8 credentials.
 */
export interface IssuedCredentials {
  match: MatchId;
  seat: Seat;
  member: MemberId;
  /** Hash of the device's id, or null if the device sends none. Such a device is treated as new. */
  device: string | null;
  /** Which of the seat's two screens the device is. Null if the credentials are for the whole seat. */
  screen: Screen | null;
  hash: string;
}

/** The member who holds credentials, and the screen that they are for. */
export type Holder = Pick<IssuedCredentials, 'member' | 'screen'>;

export interface RoomChange {
  code: RoomCode;
  /** The version the change was computed from, or null for a new room. */
  from: number | null;
  /** The whole room, as `server/rooms/state/state.ts` defines it. */
  state: Json;
  at: number;
}

export interface MatchChange {
  id: MatchId;
  /** The version the change was computed from, or null for a new match, which also needs `setup`. */
  from: number | null;
  setup?: MatchSetup;
  /** The state after `rows`. If omitted, the last snapshot is kept, and the journal has the moves since. */
  snapshot?: Json;
  deadline: number | null;
  over: boolean;
  /** The current player at each seat, with names and bots, as `server/matches` defines it. */
  seats?: Json;
  rows: JournalRow[];
  facts: LogEntry[];
  at: number;
}

export interface MatchSetup {
  game: GameId;
  /** The version of the rules under which the match was dealt. */
  version: number;
  room: RoomCode;
  seed: string;
  seats: number;
  options: Json;
  carryOver: Json;
  /** In a match of one person and bots, the person's seat. Otherwise null. */
  practice: Seat | null;
  /** The commitment to the deal, or null for a coached match. */
  commitment: StoredCommitment | null;
  began: number;
}

/** The commitment to a deal, made before the first move, and the parts of its seed. */
export interface StoredCommitment {
  /** A SHA-256 hash (`shared/replay/commitment.ts`). */
  hash: string;
  /** The server's seed and the players' words that the match's seed was made from. Null if no words were used. */
  shared: { seed: string; words: Words } | null;
}

/**
 * An accepted move. `n` counts from 1. `seat` is null for a timeout or a change of the clock. `id` is the client's id
 * for the move, or null. The setup and the rows determine the whole match.
 */
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
  /** True if the match itself is still stored. */
  kept: boolean;
}

/**
 * The current versions of rooms and matches, which show a process that other processes have written. `line` is the
 * number of the room's last chat line.
 */
export interface Versions {
  rooms: ReadonlyMap<RoomCode, { version: number; line: number }>;
  matches: ReadonlyMap<MatchId, number>;
}

export type MatchVersion = Pick<StoredMatch, 'version' | 'deadline' | 'over' | 'seats'>;

export interface StoredRoom {
  code: RoomCode;
  version: number;
  /** The room's state, or null if the stored text is not JSON. Readers must check the shape. */
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

/**
 * Thrown if a store cannot be opened, backed up or restored. The message tells the operator what to do. The database is
 * unchanged.
 */
export class StoreProblem extends Error {
  constructor(
    readonly code: Code,
    detail: string,
  ) {
    super(detail);
  }
}
