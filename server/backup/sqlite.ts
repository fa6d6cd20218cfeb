import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { inspectContents, lockFolder, prepareFolder } from '../store/inspect';
import { StoreProblem } from '../store/store';
import { storeText } from '../store/text';
import { backupText } from './text';

/** All pages in one step: one moment of the database, which no write of the server starts anew. */
const ALL_PAGES = 0x7fffffff;

/**
 * Copies a database, also one that a server is writing to, into one new file that only its user reads. It holds all that
 * was committed before it began. Answers its size in bytes. Rejects with a `StoreProblem`, and leaves no file, where
 * there is nothing to copy, the file is there already, or what was written is not whole.
 */
export async function backupSqlite(database: string, file: string): Promise<number> {
  if (!existsSync(database)) throw new StoreProblem('no-database', backupText.nothingThere(database));
  if (existsSync(file)) throw new StoreProblem('backup-exists', backupText.taken(file));
  prepareFolder(file);
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    closeSync(openSync(part, 'wx', 0o600));
    const source = new Database(database, { readonly: true, fileMustExist: true });
    try {
      await source.backup(part, { progress: () => ALL_PAGES });
    } finally {
      source.close();
    }
    toOneFile(part);
    verify(part);
    flush(part);
    renameSync(part, file);
    return statSync(file).size;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/**
 * Puts a backup where a server that is stopped has its database. Throws a `StoreProblem`, and changes nothing, where the
 * server runs, a database is there and `replace` is not said, or the backup is damaged, foreign or newer than this program.
 */
export function restoreSqlite(file: string, database: string, { replace = false } = {}): void {
  if (!existsSync(file)) throw new StoreProblem('no-backup', backupText.noBackup(file));
  verify(file);
  prepareFolder(database);
  const unlock = lockFolder(database);
  const part = `${database}.part`;
  try {
    const isTaken = existsSync(database) && statSync(database).size > 0;
    if (isTaken && !replace) throw new StoreProblem('data-dir-not-empty', backupText.notEmpty(dirname(database)));
    copyFileSync(file, part);
    chmodSync(part, 0o600);
    flush(part);
    if (isTaken) foldIn(database);
    // What lies beside the old database would be read into the new one.
    for (const beside of ['-wal', '-shm', '-journal']) rmSync(`${database}${beside}`, { force: true });
    renameSync(part, database);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  } finally {
    unlock();
  }
}

/** A copy says that it is written ahead, as its original is: nothing is to lie beside it. */
function toOneFile(file: string): void {
  const copy = new Database(file);
  copy.pragma('journal_mode = DELETE');
  copy.close();
}

/** Throws unless every page and index of it is in order and this program knows its schema. */
function verify(file: string): void {
  inspectContents(file, false);
  const db = new Database(file, { readonly: true });
  try {
    if (db.pragma('integrity_check(1)', { simple: true }) === 'ok') return;
  } finally {
    db.close();
  }
  throw new StoreProblem('database-corrupt', storeText.corrupt(file));
}

/** Copies into a database what lies beside it, so that it is whole until the moment it is replaced; a damaged one has none. */
function foldIn(database: string): void {
  try {
    const old = new Database(database);
    old.pragma('wal_checkpoint(TRUNCATE)');
    old.close();
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
  }
}

function flush(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
