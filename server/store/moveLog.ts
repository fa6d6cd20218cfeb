import type { Database } from 'better-sqlite3';
import type { MatchId } from '#shared/ids.ts';
import {
  entryOf,
  type MoveEntry,
  type MoveStatements,
  prepareMoves,
  type StoredLogEntry,
  type StoredMove,
} from './moveStatements';
import type { MatchChange } from './store';

/** A position in the log, and the number of bytes written up to there since the log was opened. */
interface Place {
  readonly position: number;
  readonly bytes: number;
}

/** A match's moves that are only in the log, and where the log ended before the first of them. */
interface Unfiled {
  readonly before: Place;
  readonly entries: readonly MoveEntry[];
}

/**
 * A log of the moves in all matches, in the order of their arrival. Each move is one short row, so committing it writes
 * only a single page. Later, the moves are filed: written to the tables in batches (`filing.ts`). Until then, they are
 * also kept in memory for reads.
 * An entry is filed if the match's version in the tables is later than the version the entry was computed from. So the
 * log may keep entries that were filed, and after a kill it is always clear which were.
 * Call the methods that write in a transaction. At its end, call `committed` or `rolledBack` before the connection is
 * used again.
 */
export class MoveLog {
  readonly #statements: MoveStatements;
  readonly #append;
  readonly #drop;
  /** The state after the last commit: each match's moves that are only in the log, and the start and end of the log. */
  readonly #unfiled = new Map<MatchId, Unfiled>();
  #start: Place = { position: 0, bytes: 0 };
  #end = this.#start;
  /** The same, with the changes of the open transaction. */
  readonly #draft = new Map<MatchId, Unfiled>();
  #nextStart = this.#start;
  #nextEnd = this.#end;

  /**
   * Opens the log of a database with an up-to-date schema. Writes moves that a killed process left in the log to the
   * tables.
   */
  constructor(
    private readonly connection: Database,
    /** The size in bytes from which moves are written to the tables directly. */
    private readonly most: number,
  ) {
    this.#statements = prepareMoves(connection);
    this.#append = connection.prepare('insert into log (position, entry) values (?, ?)');
    this.#drop = connection.prepare('delete from log where position <= ?');
    connection.transaction(() => this.#recover())();
  }

  get size(): number {
    return this.#end.bytes - this.#start.bytes;
  }

  get start(): Place {
    return this.#start;
  }

  get end(): Place {
    return this.#end;
  }

  /** Returns the match's committed moves that have not yet been written to its tables, in order. */
  unfiled(match: MatchId): readonly MoveEntry[] {
    return this.#unfiled.get(match)?.entries ?? [];
  }

  /**
   * Writes a move to the log. If the change has a snapshot or the log is full, writes the move to the tables instead,
   * after the match's earlier moves. Returns false and writes nothing if the change does not fit the match. Throws
   * `Conflict` if it turns out not to fit after a part was written.
   */
  write(change: MatchChange, from: number): boolean {
    const entry = entryOf(change, from);
    if (change.snapshot === undefined && this.size < this.most) return this.#fits(entry) && this.#log(entry);
    this.file(change.id);
    if (!this.#statements.write(entry)) return false;
    if (change.snapshot !== undefined) this.#statements.writeSnapshot(change.id, change.snapshot);
    return true;
  }

  /** Writes a match's logged moves to the tables. */
  file(match: MatchId): void {
    const entries = this.#of(match);
    if (entries.length === 0) return;
    for (const entry of entries) this.#statements.write(entry);
    this.#draft.set(match, { before: this.#nextEnd, entries: [] });
  }

  /**
   * Writes the moves of the matches that have waited longest to the tables until at least `count` moves are written, and
   * deletes the start of the log up to the first move that is left. Nothing else may be written in the same transaction.
   */
  fileOldest(count: number): void {
    let left = count;
    let start = this.#end;
    for (const [match, { before, entries }] of this.#unfiled) {
      if (left > 0) this.file(match);
      else if (before.position < start.position) start = before;
      left -= entries.length;
    }
    this.#drop.run(start.position);
    this.#nextStart = start;
  }

  fileAll(): void {
    for (const match of this.#unfiled.keys()) this.file(match);
    this.#drop.run(this.#end.position);
    this.#nextStart = this.#end;
  }

  committed(): void {
    for (const [match, unfiled] of this.#draft) {
      if (unfiled.entries.length > 0) this.#unfiled.set(match, unfiled);
      else this.#unfiled.delete(match);
    }
    this.#draft.clear();
    this.#start = this.#nextStart;
    this.#end = this.#nextEnd;
  }

  rolledBack(): void {
    this.#draft.clear();
    this.#nextStart = this.#start;
    this.#nextEnd = this.#end;
  }

  #of(match: MatchId): readonly MoveEntry[] {
    return this.#draft.get(match)?.entries ?? this.unfiled(match);
  }

  /**
   * Returns whether the tables will accept the entry later. Its version must be the next, and its row numbers and
   * action ids must be new.
   */
  #fits({ match, from, rows, facts }: MoveEntry): boolean {
    const entries = this.#of(match);
    const last = entries.at(-1);
    if ((last ? last.from + 1 : this.#statements.version(match)) !== from) return false;
    return (
      rows.every((row, at) => isNew(row, at, rows, entries) && !this.#statements.hasRow(match, row)) &&
      facts.every((fact, at) => isNewFact(fact, at, facts, entries) && !this.#statements.hasEntry(match, fact))
    );
  }

  #log(entry: MoveEntry): true {
    const text = JSON.stringify(entry);
    const before = this.#nextEnd;
    const position = before.position + 1;
    this.#append.run(position, text);
    this.#nextEnd = { position, bytes: before.bytes + Buffer.byteLength(text) };
    const earlier = this.#draft.get(entry.match) ?? this.#unfiled.get(entry.match);
    this.#draft.set(
      entry.match,
      earlier && earlier.entries.length > 0
        ? { before: earlier.before, entries: [...earlier.entries, entry] }
        : { before, entries: [entry] },
    );
    return true;
  }

  #recover(): void {
    const left = this.connection.prepare<[], string>('select entry from log order by position').pluck().all();
    for (const text of left) this.#statements.write(JSON.parse(text) as MoveEntry);
    if (left.length > 0) this.connection.exec('delete from log');
  }
}

/**
 * Returns whether the row's number and action id are new. They must not occur in an earlier entry or in an earlier row
 * of the same entry.
 */
function isNew(row: StoredMove, at: number, rows: readonly StoredMove[], before: readonly MoveEntry[]): boolean {
  for (let index = 0; index < at; index++) if (isSameRow(row, rows[index] as StoredMove)) return false;
  for (const entry of before) for (const other of entry.rows) if (isSameRow(row, other)) return false;
  return true;
}

function isNewFact({ n }: StoredLogEntry, at: number, facts: readonly StoredLogEntry[], before: readonly MoveEntry[]) {
  for (let index = 0; index < at; index++) if (facts[index]?.n === n) return false;
  for (const entry of before) for (const other of entry.facts) if (other.n === n) return false;
  return true;
}

function isSameRow(one: StoredMove, other: StoredMove): boolean {
  if (one.n === other.n) return true;
  return one.action !== null && one.seat !== null && one.action === other.action && one.seat === other.seat;
}
