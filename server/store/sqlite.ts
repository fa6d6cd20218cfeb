import { closeSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { inspect, lockFolder, prepareFolder } from './inspect';
import { storeOver } from './kysely';
import { migrate } from './migrations';
import { MoveLog } from './moveLog';
import type { Store } from './store';
import type { Tables } from './tables';

/** Prepared statements kept. A group with many rows makes its own query text. */
const STATEMENTS_KEPT = 200;

/** About 4,000 moves. Fewer cost more disk writes; more would make a start after a crash slower. */
const FILE_FROM = 1024 * 1024;

/** Pages in the write-ahead log, 16 MB, before a checkpoint: a page written several times is copied once. */
const WRITTEN_AHEAD = 4_000;

/** 4 KB each: a millisecond or two. */
const PAGES_AT_ONCE = 200;

/**
 * Opens the embedded database, created if missing, and brings its schema up to date. Rejects with a
 * `StoreProblem` and leaves the file unchanged if it is in use, read-only or damaged, or has a schema this program does
 * not know.
 * `fileFrom` is the size in bytes of the log of moves at which they are filed, or null to write moves by queries like
 * everything else.
 */
export async function openSqlite(file: string, fileFrom: number | null = FILE_FROM): Promise<Store> {
  prepareFolder(file);
  const unlock = lockFolder(file);
  try {
    inspect(file);
    // It contains secrets of running matches, so only its owner may read it. SQLite gives its other files the same
    // mode.
    closeSync(openSync(file, 'a', 0o600));
    const { db, connection } = await connect(file);
    // Opened even without `fileFrom`, because a killed process may have left moves in it.
    const log = new MoveLog(connection, 2 * (fileFrom ?? 0));
    return storeOver(db, {
      moves: fileFrom === null ? null : { log, fileFrom },
      lock: null,
      isUndone: () => true,
      // In the single connection's turn, so that nothing else is in progress.
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
  // Set before the first table is created, so that empty pages can be released.
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

/** Releases a few empty pages, and after the last of them the write-ahead log. Returns false when done. */
function giveBack(connection: Database.Database): boolean {
  const empty = () => Number(connection.pragma('freelist_count', { simple: true }));
  const before = empty();
  // `exec` steps the pragma to its end; `run` would release a single page.
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
      const statement = connection.prepare(sql) as unknown as SqliteStatement;
      if (kept.size >= STATEMENTS_KEPT) kept.clear();
      kept.set(sql, statement);
      return statement;
    },
  };
}
