import { closeSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { inspect, lockFolder, prepareFolder } from './inspect';
import { storeOver } from './kysely';
import { migrate } from './migrations';
import { MoveLog } from './moveLog';
import type { Store } from './store';
import type { Tables } from './tables';

/** Texts of queries worth keeping prepared; a group of many rows makes a text of its own. */
const STATEMENTS_KEPT = 200;

/** About 4,000 moves: fewer cost more on the disk, of more a start after a crash would have more to do. */
const FILE_FROM = 1024 * 1024;

/**
 * Pages that are written ahead, 16 MB, before they are copied into the file: a page that was written many times meanwhile
 * is copied once.
 */
const WRITTEN_AHEAD = 4_000;

/** 4 KB each: a millisecond or two. */
const PAGES_AT_ONCE = 200;

/**
 * Opens the embedded database, made where it is missing, and brings its schema up to date. Rejects with a
 * `StoreProblem` and leaves the file as it is if it is in use, read-only or damaged, or has a schema this program does
 * not know.
 * `fileFrom`: after so many bytes of moves in the log they are filed; null: moves are written by queries, like
 * everything else.
 */
export async function openSqlite(file: string, fileFrom: number | null = FILE_FROM): Promise<Store> {
  prepareFolder(file);
  const unlock = lockFolder(file);
  try {
    inspect(file);
    // Secrets of running matches: nobody else on the machine reads them. SQLite's files beside it follow suit.
    closeSync(openSync(file, 'a', 0o600));
    const { db, connection } = await connect(file);
    // Also without one of our own: a process that was killed may have left moves in it.
    const log = new MoveLog(connection, 2 * (fileFrom ?? 0));
    return storeOver(db, {
      moves: fileFrom === null ? null : { log, fileFrom },
      lock: null,
      isUndone: () => true,
      // In the turn of the one connection: nothing else is under way.
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
  // Before the first table is made, so that empty pages can be given back.
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

/** Hands a few empty pages back, and after the last the log that they were written to. False: that was all. */
function giveBack(connection: Database.Database): boolean {
  const empty = () => Number(connection.pragma('freelist_count', { simple: true }));
  const before = empty();
  // Run to its end: a statement that is run once hands back one page.
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
