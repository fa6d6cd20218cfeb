import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { schemaProblem } from './migrations';
import { StoreProblem } from './store';
import { storeText } from './text';

const MAGIC = 'SQLite format 3\0';

/** Checking a whole file takes about a second for each GB on a fast disk; a start is not to wait for more. */
const CHECKED_WHOLE = 256 * 1024 * 1024;

/** Makes the folder of a database where it is missing; refused where nothing can be written to it. */
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
 * Keeps a second process away from the same folder: it holds a lock on a small database beside the real one until
 * it ends, however it ends. The answer lets go; keep it, or the lock is collected with its handle.
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

/** Looks at an existing database without writing to it; refused where it cannot be ours to use. */
export function inspect(file: string): void {
  if (!existsSync(file)) return;
  const { mode, size } = statSync(file);
  // Root may write to any file; one marked read-only is left alone all the same.
  if ((mode & 0o222) === 0 || !isWritable(file)) throw new StoreProblem('database-read-only', storeText.readOnly(file));
  if (size > 0) inspectContents(file, size <= CHECKED_WHOLE);
}

/** The same of what is in it, which may be read-only. `whole`: each page is looked at. */
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
