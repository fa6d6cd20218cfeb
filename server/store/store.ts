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
   * Applies a whole change or nothing. `conflict`: a version is not the one the change was computed from, an action id
   * already counts, or a new code or id is taken. Changes requested in the same tick share one transaction, each still
   * applied whole or not at all. Rejects if the disk fails; then nothing is stored. If the connection to a database
   * server breaks midway, it rejects and either nothing or everything is stored.
   */
  commit(change: Change): Promise<'done' | 'conflict'>;

  room(code: RoomCode): Promise<StoredRoom | null>;
  /** The rooms used at that time (ms) or later. */
  roomsUsedSince(time: number): Promise<StoredRoom[]>;
  /** The last lines of a room, oldest first. */
  chat(code: RoomCode, last: number): Promise<ChatLine[]>;
  /** The records of the room's finished matches, oldest first. */
  finished(code: RoomCode): Promise<StoredFinished[]>;

  match(id: MatchId): Promise<StoredMatch | null>;
  /** All unfinished matches. Their deadlines and bots resume after a restart. */
  runningMatches(): Promise<Pick<StoredMatch, 'id' | 'deadline' | 'seats'>[]>;
  /** The counted moves in order, or only those after number `after`. */
  journal(id: MatchId, after?: number): Promise<JournalRow[]>;
  /** The number of counted moves of each seat. */
  movesBySeat(id: MatchId): Promise<Map<Seat, number>>;
  publicLog(id: MatchId): Promise<LogEntry[]>;
  /** The row that counted for this seat under this action id, or null. */
  counted(id: MatchId, seat: Seat, actionId: string): Promise<JournalRow | null>;
  /** The stored replay of a finished match as JSON, or null. */
  replay(id: MatchId): Promise<string | null>;
  /** The pages of a seat's notebook, or null if it has none. */
  notebook(id: MatchId, seat: Seat): Promise<Json>;
  /** @returns the holder of that seat's credentials, given as a hash, or null if they are not or no longer valid */
  holder(id: MatchId, seat: Seat, hash: string): Promise<Holder | null>;

  /** The versions of those that are still stored. */
  versions(of: { rooms: readonly RoomCode[]; matches: readonly MatchId[] }): Promise<Versions>;
  /** The match's version and progress without its snapshot, or null if there is no such match. */
  version(id: MatchId): Promise<MatchVersion | null>;
  /** Running, unclaimed matches whose deadline was at that time (ms) or before, the most recently due first. */
  overdue(before: number, now: number, most: number): Promise<MatchId[]>;

  /**
   * Claims one due deadline for this process until `until`, so that it fires once. Returns false if another process
   * holds it or it is no longer the match's deadline.
   */
  claimDeadline(id: MatchId, deadline: number, by: string, now: number, until: number): Promise<boolean>;

  /**
   * Deletes matches unused since `before` (ms), then rooms, at most `most` of each, so that other work is not delayed.
   * Returns what was deleted; nothing means done.
   */
  expire(before: number, most: number): Promise<{ rooms: RoomCode[]; matches: MatchId[] }>;
  /** Deletes finished matches of a room beyond its quota, at most `most`. Returns their ids. */
  prune(room: RoomCode, quota: Quota, most: number): Promise<MatchId[]>;
  /** Returns some freed space to the disk. Resolves to false when there is nothing left to return. */
  shrink(): Promise<boolean>;
  close(): Promise<void>;
}

/** One atomic change. Each part is optional. The whole change is applied or nothing. */
export interface Change {
  room?: RoomChange;
  match?: MatchChange;
  chat?: { code: RoomCode; line: ChatLine };
  /** The room's record of a match that ended. It outlives the match; a room keeps the newest 200. */
  finished?: { room: RoomCode; match: MatchId; ended: number; facts: Json };
  /** The JSON of a `Replay`. The first one of a match stays. */
  replay?: { match: MatchId; document: string };
  credentials?: IssuedCredentials;
  /** Replaces all pages of a seat's notebook. Deleted with its match. */
  notebook?: { match: MatchId; seat: Seat; pages: Json };
  /** Revokes all credentials of a member in every match of the room, because it left or moved to another device. */
  revoke?: { room: RoomCode; member: MemberId };
  /** Overwrites the previous probe, to check whether writing works. */
  probe?: string;
}

/** Limits on the finished matches that a room keeps, newest first. */
export interface Quota {
  matches: number;
  bytes: number;
  /** Matches shorter than this are not kept, in ms. */
  brief: number;
}

/** Credentials issued to a device. They replace its earlier ones; a seat keeps the newest 8. */
export interface IssuedCredentials {
  match: MatchId;
  seat: Seat;
  member: MemberId;
  /** Hash of the id the device sends, or null. Without one it counts as another device. */
  device: string | null;
  /** Which of the seat's two screens the device is, or null for the whole seat. */
  screen: Screen | null;
  hash: string;
}

/** The owner of credentials and the screen they are for. */
export type Holder = Pick<IssuedCredentials, 'member' | 'screen'>;

export interface RoomChange {
  code: RoomCode;
  /** The version this was computed from, or null for a new room. */
  from: number | null;
  /** The whole room, as defined in `server/rooms`. */
  state: Json;
  at: number;
}

export interface MatchChange {
  id: MatchId;
  /** The version this was computed from, or null for a new match, with `setup`. */
  from: number | null;
  setup?: MatchSetup;
  /** The state after the rows. Without it the last snapshot stays, and the journal has the moves since. */
  snapshot?: Json;
  deadline: number | null;
  over: boolean;
  /** The current player of each seat: names and bots, as matches store it. */
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

/** The public commitment to a deal, made before the first move, and how its seed was made. */
export interface StoredCommitment {
  /** SHA-256 (`shared/commitment.ts`). */
  hash: string;
  /** The server's seed and the words by seat that made the match's seed, or null if the seed is the server's alone. */
  shared: { seed: string; words: Words } | null;
}

/** One counted move. `n` counts from 1. A match is its setup and its rows. */
export interface JournalRow {
  n: number;
  at: number;
  seat: Seat | null;
  move: string;
  args: Draft;
  id: string | null;
}

export interface StoredFinished {
  /** Null if the stored text is not JSON. */
  facts: Json;
  /** Whether the match itself is still stored. */
  kept: boolean;
}

/** Tells a process that another one wrote. `line` is the number of the last line of a room's chat. */
export interface Versions {
  rooms: ReadonlyMap<RoomCode, { version: number; line: number }>;
  matches: ReadonlyMap<MatchId, number>;
}

export type MatchVersion = Pick<StoredMatch, 'version' | 'deadline' | 'over' | 'seats'>;

export interface StoredRoom {
  code: RoomCode;
  version: number;
  /** Null if the stored text is not JSON. Readers check its shape. */
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

/** Why a store cannot be opened. The message tells the operator what to do; the database is untouched. */
export class StoreProblem extends Error {
  constructor(
    readonly code: Code,
    detail: string,
  ) {
    super(detail);
  }
}
