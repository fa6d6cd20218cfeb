import type { Database } from 'better-sqlite3';
import type { Selectable } from 'kysely';
import type { Json } from '#shared/json.ts';
import { isUse, lengthOf } from './changes';
import type { MatchChange } from './store';
import type { Tables } from './tables';

export type StoredMove = Omit<Selectable<Tables['journal']>, 'match'>;
export type StoredLogEntry = Omit<Selectable<Tables['public_log']>, 'match'>;

/** A move as it is written: what a change of a match says without its snapshot, in the texts that go into the tables. */
export interface MoveEntry {
  match: string;
  /** The version it was computed from; the match's next is one more. */
  from: number;
  deadline: number | null;
  over: boolean;
  /** When it counts as a use of the match; null: it is none. */
  used: number | null;
  rows: readonly StoredMove[];
  facts: readonly StoredLogEntry[];
}

/** A change does not fit, and something of it may be written: its transaction is to be undone. */
export class Conflict extends Error {}

/** The entry of a change that is computed from that version. */
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

/** The statements of a move, made once for the connection and run without a promise for each, all in the open transaction. */
export type MoveStatements = ReturnType<typeof prepareMoves>;

export function prepareMoves(connection: Database) {
  const changed = `version = version + 1, deadline = ?, claimed_by = null, claimed_until = null,
    used = coalesce(?, used), bytes = bytes + ? where match = ? and version = ?`;
  const progress = connection.prepare(`update progress set ${changed}`);
  // Apart from the others: whoever sets `over` also writes the index over it.
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
    /** The version a match stands at in the tables; undefined: there is none. */
    version: (match: string): number | undefined => version.get(match),

    /** Whether the tables have a move of that number, or that action id of that seat, already. */
    hasRow: (match: string, { n, seat, action }: StoredMove): boolean =>
      sameRow.get(match, n) !== undefined || (action !== null && sameAction.get(match, seat, action) !== undefined),

    hasEntry: (match: string, { n }: StoredLogEntry): boolean => sameEntry.get(match, n) !== undefined,

    /**
     * Writes what `changes.ts` writes by queries. False: the match is not at the version the entry was computed from,
     * and nothing is written. Throws `Conflict` where a row turns out to be taken after something was.
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

    /** Stores where a match stands now. */
    writeSnapshot(match: string, state: Json): void {
      snapshot.run(JSON.stringify(state), match);
    },
  };
}
