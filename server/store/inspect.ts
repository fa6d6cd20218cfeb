import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { schemaProblem } from './migrations';
import { StoreProblem } from './store';
import { storeText } from './text';

const MAGIC = 'SQLite format 3\0';

/**
 * Maximum size in bytes of a file that is checked completely. The check takes about a second per GB on a fast disk, and
 * would delay the start too long for larger files.
 */
const CHECKED_WHOLE = 256 * 1024 * 1024;

/** Creates a database's folder if it is missing. Throws if the folder cannot be written to. */
export function prepareFolder(file: string): void {
  const dir = dirname(file);
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    accessSync(dir, constants.W_OK);
  } catch {
    throw new StoreProblem('data-dir-read-only', storeText.dirReadOnly(dir));
  }
}

/**
 * Reserves a folder for this process by locking a small database in it. Throws `data-dir-in-use` if another process has
 * reserved the folder. The lock ends with the process, even if the process is killed. Returns a function that unlocks
 * the folder. Keep this function, because the lock also ends when its handle is garbage-collected.
 */
export function lockFolder(file: string): () => void {
  const lock = new Database(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new StoreProblem('data-dir-in-use', storeText.inUse(dirname(file)));
  }
  return () => lock.close();
}

/** Inspects an existing database without writing to it. Throws if this version cannot use the database. */
export function inspect(file: string): void {
  if (!existsSync(file)) return;
  const { mode, size } = statSync(file);
  // Root could write to any file, but a file marked read-only must stay unchanged.
  if ((mode & 0o222) === 0 || !isWritable(file)) throw new StoreProblem('database-read-only', storeText.readOnly(file));
  if (size > 0) inspectContents(file, size <= CHECKED_WHOLE);
}

/** Inspects the contents of a database, which may be read-only. With `whole`, checks every page. */
export function inspectContents(file: string, whole: boolean): void {
  if (beginning(file) !== MAGIC) throw new StoreProblem('database-corrupt', storeText.corrupt(file));
  const names = migrationsIn(file, whole);
  if (names === 'corrupt') throw new StoreProblem('database-corrupt', storeText.corrupt(file));
  if (names === 'foreign') throw new StoreProblem('database-foreign', storeText.foreign(file));
  const problem = schemaProblem(names);
  if (problem) throw new StoreProblem(`database-${problem}`, storeText[problem](file));
}

function migrationsIn(file: string, whole: boolean): string[] | 'corrupt' | 'foreign' {
  let db: Database.Database | undefined;
  try {
    db = new Database(file, { readonly: true, fileMustExist: true });
    if (whole && db.pragma('quick_check(1)', { simple: true }) !== 'ok') return 'corrupt';
    const tables = db.prepare<[], { name: string }>("select name from sqlite_master where type = 'table'").all();
    if (tables.length === 0) return [];
    if (!tables.some(({ name }) => name === 'kysely_migration')) return 'foreign';
    return db
      .prepare<[], { name: string }>('select name from kysely_migration order by name')
      .all()
      .map(({ name }) => name);
  } catch {
    return 'corrupt';
  } finally {
    db?.close();
  }
}

function beginning(file: string): string {
  const bytes = Buffer.alloc(MAGIC.length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, bytes, 0, MAGIC.length, 0);
  } finally {
    closeSync(handle);
  }
  return bytes.toString('latin1');
}

function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
