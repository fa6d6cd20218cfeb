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

/** A position in the log: the number of a row, and the bytes written up to this row since the log was opened. */
export interface Place {
  readonly position: number;
  readonly bytes: number;
}

/**
 * The moves of all matches in order of arrival, one short row each, so that a move writes only one page, shared with
 * the other moves of its transaction. Later the moves are filed, which means that they are written to the tables of
 * their matches in batches (`filing.ts`). Until then they are also kept in memory for reads.
 *
 * The match's version shows which moves were filed: an entry is filed if the tables have a later version than the one
 * the entry was computed from. So filed rows may stay in the log, and a kill at any moment leaves nothing ambiguous.
 *
 * Call all writing methods in a transaction, and `committed` or `rolledBack` at its end, before the connection is used
 * again.
 */
export class MoveLog {
  readonly #statements: MoveStatements;
  readonly #append;
  readonly #drop;
  /** Committed state: the unfiled moves of each match, and the start and end of the log. */
  readonly #unfiled = new Map<MatchId, readonly MoveEntry[]>();
  #start: Place = { position: 0, bytes: 0 };
  #end = this.#start;
  /** The same state as changed by the open transaction. */
  readonly #draft = new Map<MatchId, readonly MoveEntry[]>();
  #nextStart = this.#start;
  #nextEnd = this.#end;

  /**
   * Opens the log of a database whose schema is up to date, and files the moves that a killed process left in the log.
   */
  constructor(
    private readonly connection: Database,
    /** Maximum size of the log in bytes. */
    private readonly most: number,
  ) {
    this.#statements = prepareMoves(connection);
    this.#append = connection.prepare('insert into log (position, entry) values (?, ?)');
    this.#drop = connection.prepare('delete from log where position <= ?');
    connection.transaction(() => this.#recover())();
  }

  /** The log's size in bytes. */
  get size(): number {
    return this.#end.bytes - this.#start.bytes;
  }

  get end(): Place {
    return this.#end;
  }

  /** Returns the match's committed moves that have not yet been written to its tables, in order. */
  unfiled(match: MatchId): readonly MoveEntry[] {
    return this.#unfiled.get(match) ?? [];
  }

  /** Returns the matches that have unfiled moves. */
  matches(): MatchId[] {
    return [...this.#unfiled.keys()];
  }

  /**
   * Writes a change that is a move. If the change has a snapshot, or if the log is full, it is written directly to the
   * tables, after the match's earlier moves. Returns false, with nothing written, if the change does not fit the match.
   * Throws `Conflict` if it turns out not to fit after something was written.
   */
  write(change: MatchChange, from: number): boolean {
    const entry = entryOf(change, from);
    if (change.snapshot === undefined && this.size < this.most) return this.#fits(entry) && this.#log(entry);
    this.file(change.id);
    if (!this.#statements.write(entry)) return false;
    if (change.snapshot !== undefined) this.#statements.writeSnapshot(change.id, change.snapshot);
    return true;
  }

  /** Files the moves of a match, so that its tables are up to date. */
  file(match: MatchId): void {
    const entries = this.#of(match);
    if (entries.length === 0) return;
    for (const entry of entries) this.#statements.write(entry);
    this.#draft.set(match, []);
  }

  /** Files all moves and empties the log. */
  fileAll(): void {
    for (const match of this.matches()) this.file(match);
    this.drop(this.#end);
  }

  /** Deletes the log up to `to`. All moves before that place must be filed. */
  drop(to: Place): void {
    this.#drop.run(to.position);
    if (to.bytes > this.#nextStart.bytes) this.#nextStart = to;
  }

  committed(): void {
    for (const [match, entries] of this.#draft) {
      if (entries.length > 0) this.#unfiled.set(match, entries);
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
    return this.#draft.get(match) ?? this.unfiled(match);
  }

  /** Whether the tables will accept the move later: its version is the next, and its numbers and action ids are new. */
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
    const position = this.#nextEnd.position + 1;
    this.#append.run(position, text);
    this.#nextEnd = { position, bytes: this.#nextEnd.bytes + Buffer.byteLength(text) };
    this.#draft.set(entry.match, [...this.#of(entry.match), entry]);
    return true;
  }

  #recover(): void {
    const left = this.connection.prepare<[], string>('select entry from log order by position').pluck().all();
    for (const text of left) this.#statements.write(JSON.parse(text) as MoveEntry);
    if (left.length > 0) this.connection.exec('delete from log');
  }
}

/** Whether no earlier row of the entry, and none of the entries before it, has the same number or action id. */
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
