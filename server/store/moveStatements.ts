import type { Database } from 'better-sqlite3';
import type { Selectable } from 'kysely';
import type { Json } from '#shared/json.ts';
import { isUse, lengthOf } from './changes';
import type { MatchChange } from './store';
import type { Tables } from './tables';

export type StoredMove = Omit<Selectable<Tables['journal']>, 'match'>;
export type StoredLogEntry = Omit<Selectable<Tables['public_log']>, 'match'>;

/** A move as it is written: a change without its snapshot, as texts for the tables. */
export interface MoveEntry {
  match: string;
  /** The version the move was computed from. The move increases the match's version by one. */
  from: number;
  deadline: number | null;
  over: boolean;
  /** The time that counts as the match's last use, or null if the move does not count as use. */
  used: number | null;
  rows: readonly StoredMove[];
  facts: readonly StoredLogEntry[];
}

/** Thrown if a change turns out not to fit after a part was written. The transaction must be rolled back. */
export class Conflict extends Error {}

/** Returns the entry for a change that was computed from version `from`. */
export function entryOf(change: MatchChange, from: number): MoveEntry {
  return {
    match: change.id,
    from,
    deadline: change.deadline,
    over: change.over,
    used: isUse(change) ? change.at : null,
    rows: change.rows.map(({ n, at, seat, move, args, id }) => {
      return { n, at, seat, move, args: JSON.stringify(args), action: id };
    }),
    facts: change.facts.map(({ n, at, code, facts }) => ({ n, at, code, facts: JSON.stringify(facts) })),
  };
}

/**
 * The statements that write a move. They are prepared once for a connection and run synchronously in the open
 * transaction.
 */
export type MoveStatements = ReturnType<typeof prepareMoves>;

export function prepareMoves(connection: Database) {
  const changed = `version = version + 1, deadline = ?, claimed_by = null, claimed_until = null,
    used = coalesce(?, used), bytes = bytes + ? where match = ? and version = ?`;
  const progress = connection.prepare(`update progress set ${changed}`);
  // `over` has a separate statement, because setting `over` also writes an index.
  const end = connection.prepare(`update progress set over = 1, ${changed}`);
  const snapshot = connection.prepare(
    'update matches set snapshot = ?, used = (select used from progress where match = id) where id = ?',
  );
  const row = connection.prepare(
    'insert into journal (match, n, at, seat, move, args, action) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
  );
  const entry = connection.prepare(
    'insert into public_log (match, n, at, code, facts) values (?, ?, ?, ?, ?) on conflict do nothing',
  );
  const version = connection.prepare<[string], number>('select version from progress where match = ?').pluck();
  const sameRow = connection.prepare('select 1 from journal where match = ? and n = ?').pluck();
  const sameAction = connection.prepare('select 1 from journal where match = ? and seat = ? and action = ?').pluck();
  const sameEntry = connection.prepare('select 1 from public_log where match = ? and n = ?').pluck();

  return {
    /** Returns the match's version in the tables, or undefined if it has none. */
    version: (match: string): number | undefined => version.get(match),

    /** Returns whether the tables already have this row number, or this action id of the seat. */
    hasRow: (match: string, { n, seat, action }: StoredMove): boolean =>
      sameRow.get(match, n) !== undefined || (action !== null && sameAction.get(match, seat, action) !== undefined),

    hasEntry: (match: string, { n }: StoredLogEntry): boolean => sameEntry.get(match, n) !== undefined,

    /**
     * Writes a move to the tables, like the queries in `changes.ts`. Returns false and writes nothing if the match has
     * another version than the entry was computed from. Throws `Conflict` if the move turns out not to fit after a part
     * was written.
     */
    write({ match, from, deadline, over, used, rows, facts: entries }: MoveEntry): boolean {
      const bytes = lengthOf(rows.map(({ args }) => args)) + lengthOf(entries.map(({ facts }) => facts));
      const where = [deadline, used, bytes, match, from];
      if ((over ? end : progress).run(where).changes === 0) return false;
      const written = [
        ...rows.map(({ n, at, seat, move, args, action }) => row.run(match, n, at, seat, move, args, action)),
        ...entries.map(({ n, at, code, facts }) => entry.run(match, n, at, code, facts)),
      ];
      if (written.some(({ changes }) => changes === 0)) throw new Conflict();
      return true;
    },

    writeSnapshot(match: string, state: Json): void {
      snapshot.run(JSON.stringify(state), match);
    },
  };
}
