import type { Words } from '#shared/commitment.ts';
import type { Code, GameId, MatchId, MemberId, RoomCode, Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { Draft, LogEntry } from '#shared/module.ts';
import type { ChatLine, Screen } from '#shared/room.ts';

/**
 * Where rooms and matches live: SQLite (`sqlite.ts`) or PostgreSQL (`postgres.ts`). Everything is asynchronous and
 * conditional on versions, because several processes may share a PostgreSQL database.
 */
export interface Store {
  /**
   * Applies a whole change or nothing. `conflict`: a version is not the one the change was computed from, an
   * action id counts already, or a new code or id is taken. Changes asked for in the same tick share one
   * transaction, each still whole or not at all. Rejects where the disk does; nothing is stored then. Where the
   * connection to a database server breaks in the middle, it rejects and either nothing is stored or all of it.
   */
  commit(change: Change): Promise<'done' | 'conflict'>;

  room(code: RoomCode): Promise<StoredRoom | null>;
  /** The rooms that were used at that time (ms) or later. */
  roomsUsedSince(time: number): Promise<StoredRoom[]>;
  /** The last lines of a room, oldest first. */
  chat(code: RoomCode, last: number): Promise<ChatLine[]>;
  /** What is told of the room's finished matches, the oldest first. */
  finished(code: RoomCode): Promise<StoredFinished[]>;

  match(id: MatchId): Promise<StoredMatch | null>;
  /** All matches that are not over: their deadlines and bots go on after a restart. */
  runningMatches(): Promise<Pick<StoredMatch, 'id' | 'deadline' | 'seats'>[]>;
  /** The moves that counted, in order; those after the nth alone where `after` says which. */
  journal(id: MatchId, after?: number): Promise<JournalRow[]>;
  /** How many moves of each seat counted. */
  movesBySeat(id: MatchId): Promise<Map<Seat, number>>;
  publicLog(id: MatchId): Promise<LogEntry[]>;
  /** The row that already counted for this seat under this id, in this match. */
  counted(id: MatchId, seat: Seat, actionId: string): Promise<JournalRow | null>;
  /** The replay of a finished match as JSON, as it was stored. */
  replay(id: MatchId): Promise<string | null>;
  /** The pages of a seat's notebook; null: it has none. */
  notebook(id: MatchId, seat: Seat): Promise<Json>;
  /** Who was given these credentials of that seat, compared as hashes; null: they are not, or no longer, good. */
  holder(id: MatchId, seat: Seat, hash: string): Promise<Holder | null>;

  /** The versions of those that are stored still. */
  versions(of: { rooms: readonly RoomCode[]; matches: readonly MatchId[] }): Promise<Versions>;
  /** Where a match stands, without its snapshot; null: there is none. */
  version(id: MatchId): Promise<MatchVersion | null>;
  /**
   * Running matches whose deadline was at that time (ms) or before, and that no process has claimed; those that have
   * waited least first.
   */
  overdue(before: number, now: number, most: number): Promise<MatchId[]>;

  /**
   * Takes one due deadline for this process until `until`, so that it fires once: false if somebody else holds it
   * or it is no longer the match's deadline.
   */
  claimDeadline(id: MatchId, deadline: number, by: string, now: number, until: number): Promise<boolean>;

  /**
   * Deletes matches that have not been used since `before` (ms), then rooms; at most `most` of each, so that nothing else
   * waits long. Answers what went: nothing, when all of it is gone.
   */
  expire(before: number, most: number): Promise<{ rooms: RoomCode[]; matches: MatchId[] }>;
  /** Deletes what a room may not keep of its finished matches, at most `most`; answers what went. */
  prune(room: RoomCode, quota: Quota, most: number): Promise<MatchId[]>;
  /** Gives a little of what is deleted back to the disk; false: there is nothing left to give. */
  shrink(): Promise<boolean>;
  close(): Promise<void>;
}

/** One atomic change. Each part is optional; all of it happens or none. */
export interface Change {
  room?: RoomChange;
  match?: MatchChange;
  chat?: { code: RoomCode; line: ChatLine };
  /** A match that ended, as its room tells of it. It stays when the match goes, the newest 200 of a room. */
  finished?: { room: RoomCode; match: MatchId; ended: number; facts: Json };
  /** The JSON of a `Replay`; the first one of a match stays. */
  replay?: { match: MatchId; document: string };
  credentials?: IssuedCredentials;
  /** All pages of a seat's notebook, in place of those before. It goes with its match. */
  notebook?: { match: MatchId; seat: Seat; pages: Json };
  /** All credentials of a member die, in every match of the room: it left, or moved to another device. */
  revoke?: { room: RoomCode; member: MemberId };
  /** Written over the last one, to see whether anything can be written. */
  probe?: string;
}

/** What a room keeps of its finished matches, the newest first. */
export interface Quota {
  matches: number;
  bytes: number;
  /** A match that was over sooner after it began is not kept, in ms. */
  brief: number;
}

/** What is stored of credentials that a device asked for. They replace its earlier ones; of a seat the newest 8 stay. */
export interface IssuedCredentials {
  match: MatchId;
  seat: Seat;
  member: MemberId;
  /** Hash of the id by which the device calls itself; null: it did not, and counts as one more. */
  device: string | null;
  /** Which of the seat's two screens the device is; null: it is all of the seat. */
  screen: Screen | null;
  hash: string;
}

/** Whose credentials are, and what they are good for. */
export type Holder = Pick<IssuedCredentials, 'member' | 'screen'>;

export interface RoomChange {
  code: RoomCode;
  /** The version this was computed from; null: the room is new. */
  from: number | null;
  /** The whole room, as `server/rooms` knows it. */
  state: Json;
  at: number;
}

export interface MatchChange {
  id: MatchId;
  /** The version this was computed from; null: the match is new and `setup` is given. */
  from: number | null;
  setup?: MatchSetup;
  /** Where the match stands after the rows; without it the last one stays, and the journal says the rest. */
  snapshot?: Json;
  deadline: number | null;
  over: boolean;
  /** Who plays each seat now, as matches store it: names and bots. */
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
  /** The seat of the only person at a practice table; null: an ordinary match. */
  practice: Seat | null;
  /** What was promised of the deal; null for a coached match. */
  commitment: StoredCommitment | null;
  began: number;
}

/** What everybody was shown of a deal before the first move, and how its seed was made. */
export interface StoredCommitment {
  /** SHA-256 (`shared/commitment.ts`). */
  hash: string;
  /** The server's own seed and the words by seat that made the match's seed; null: that is the server's own. */
  shared: { seed: string; words: Words } | null;
}

/** One counted move. `n` counts from 1; a match is its setup and its rows. */
export interface JournalRow {
  n: number;
  at: number;
  seat: Seat | null;
  move: string;
  args: Draft;
  id: string | null;
}

export interface StoredFinished {
  /** Null where the stored text is no JSON. */
  facts: Json;
  /** The match itself is still stored. */
  kept: boolean;
}

/** What tells a process that somebody else wrote. `line`: the number of the last line of a room's chat. */
export interface Versions {
  rooms: ReadonlyMap<RoomCode, { version: number; line: number }>;
  matches: ReadonlyMap<MatchId, number>;
}

export type MatchVersion = Pick<StoredMatch, 'version' | 'deadline' | 'over' | 'seats'>;

export interface StoredRoom {
  code: RoomCode;
  version: number;
  /** Null where the stored text is no JSON. Whoever reads it checks its shape. */
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

/** Why a store cannot be opened, with a sentence saying what to do; the database is untouched. */
export class StoreProblem extends Error {
  constructor(
    readonly code: Code,
    detail: string,
  ) {
    super(detail);
  }
}
