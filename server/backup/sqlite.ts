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

/** Copies all pages in one step. Otherwise each write by the server would restart the copy. */
const ALL_PAGES = 0x7fffffff;

/**
 * Copies a database into a new file that only its owner can read. A server may keep writing: the file contains
 * everything committed before the copy began. Returns its size in bytes. Rejects with a `StoreProblem` and leaves no
 * file if there is no database, if the file exists, or if the copy is damaged.
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
 * Replaces the database of a stopped server with a backup. Throws a `StoreProblem` and changes nothing if the server
 * is running, if there is a database and `replace` is off, or if the backup is damaged, is not from Hush, or is from a
 * newer version.
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
    // SQLite would apply the old database's log files to the new one.
    for (const beside of ['-wal', '-shm', '-journal']) rmSync(`${database}${beside}`, { force: true });
    renameSync(part, database);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  } finally {
    unlock();
  }
}

/** Turns off write-ahead logging, which keeps recent writes in extra files, so that the backup is a single file. */
function toOneFile(file: string): void {
  const copy = new Database(file);
  copy.pragma('journal_mode = DELETE');
  copy.close();
}

/** Throws unless the file is an intact Hush database with a schema that this version knows. */
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

/**
 * Moves writes from the log files into the database file, so that the old database still works if the restore stops
 * halfway. Leaves a damaged database unchanged.
 */
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
