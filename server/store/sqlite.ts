import { closeSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { inspect, lockFolder, prepareFolder } from './inspect';
import { storeOver } from './kysely';
import { migrate } from './migrations';
import { MoveLog } from './moveLog';
import type { Store } from './store';
import type { Tables } from './tables';

/** Number of prepared statements that are kept. Groups with different numbers of rows need different query texts. */
const STATEMENTS_KEPT = 200;

/**
 * The log of moves is written to the tables at this size in bytes, about 4,000 moves. A smaller size would cost more
 * disk writes. A larger size would make the start after a crash slower.
 */
const FILE_FROM = 1024 * 1024;

/**
 * The write-ahead log is copied to the database after this many pages (16 MB). A page with several writes is copied
 * only once.
 */
const WRITTEN_AHEAD = 4_000;

/** Number of 4 KB pages that are released at a time. This takes a millisecond or two. */
const PAGES_AT_ONCE = 200;

/**
 * Opens the embedded database, or creates it, and brings its schema up to date. Rejects with a `StoreProblem` and
 * leaves the file unchanged if it is in use, read-only or damaged, or has an unknown schema.
 * @param fileFrom the size in bytes at which the log of moves is written to the tables, or null to write moves to the
 * tables directly
 */
export async function openSqlite(file: string, fileFrom: number | null = FILE_FROM): Promise<Store> {
  prepareFolder(file);
  const unlock = lockFolder(file);
  try {
    inspect(file);
    // The database contains secrets of running matches, so only its owner may read it. SQLite gives its other files the
    // same mode.
    closeSync(openSync(file, 'a', 0o600));
    const { db, connection } = await connect(file);
    // Opens the log even without `fileFrom`, because a killed process may have left moves in it.
    const log = new MoveLog(connection, 2 * (fileFrom ?? 0));
    return storeOver(db, {
      moves: fileFrom === null ? null : { log, connection, fileFrom },
      lock: null,
      isUndone: () => true,
      // Waits for the only connection, so that no transaction is open.
      shrink: () => db.connection().execute(async () => giveBack(connection)),
      async close() {
        await db.destroy();
        unlock();
      },
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

async function connect(file: string): Promise<{ db: Kysely<Tables>; connection: Database.Database }> {
  const connection = new Database(file);
  // SQLite can release empty pages only if this is set before the first table is created.
  connection.pragma('auto_vacuum = INCREMENTAL');
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma(`wal_autocheckpoint = ${WRITTEN_AHEAD}`);
  connection.pragma('foreign_keys = ON');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: keepingStatements(connection) }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, connection };
}

/** Releases a few empty pages and, after the last, the write-ahead log. Returns false if nothing is left. */
function giveBack(connection: Database.Database): boolean {
  const empty = () => Number(connection.pragma('freelist_count', { simple: true }));
  const before = empty();
  // `exec` runs the pragma to its end. `run` would release only one page.
  connection.exec(`PRAGMA incremental_vacuum(${PAGES_AT_ONCE})`);
  if (empty() < before) return true;
  connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  return false;
}

function keepingStatements(connection: Database.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      const statement = connection.prepare(sql) as SqliteStatement;
      if (kept.size >= STATEMENTS_KEPT) kept.clear();
      kept.set(sql, statement);
      return statement;
    },
  };
}
