import { Kysely, PostgresDialect } from 'kysely';
import { storeOver } from './kysely';
import { migrate } from './migrations';
import { connectionTo, isAnswer, openPool } from './postgresPool';
import { asProblem, inspectPostgres, nameOf } from './postgresProblems';
import { lockProcess, type ProcessLockOptions } from './processLock';
import { lockRows } from './rowLocks';
import { type Store, StoreProblem } from './store';
import type { Tables } from './tables';
import { postgresText } from './text';

/**
 * Opens a PostgreSQL database and brings its schema up to date. Processes that start simultaneously wait for each
 * other. Rejects with a `StoreProblem` if the database cannot be reached or written to, belongs to another program or
 * has an unknown schema. Also rejects if another process uses the database, unless both share it (`isShared`).
 */
export async function openPostgres(url: string, options: ProcessLockOptions): Promise<Store> {
  const name = nameOf(url);
  try {
    const lock = await lockProcess(url, options);
    if (!lock) throw new StoreProblem('database-in-use', postgresText.inUse(name));
    try {
      return await openLocked(url, name, lock.release);
    } catch (error) {
      await lock.release();
      throw error;
    }
  } catch (error) {
    throw asProblem(error, name);
  }
}

async function openLocked(url: string, name: string, unlock: () => Promise<void>): Promise<Store> {
  await prepare(url, name);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(connectionTo(url)) }) });
  const store = storeOver(db, {
    moves: null,
    lock: lockRows,
    isUndone: isAnswer,
    // PostgreSQL's autovacuum already reclaims the space.
    shrink: async () => false,
    async close() {
      await db.destroy();
      await unlock();
    },
  });
  try {
    // Fails if the user may read the database but not write to it.
    await store.commit({ probe: 'opened' });
    return store;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Inspects and migrates the database. Uses a separate connection without a statement timeout, because a step may take
 * long.
 */
async function prepare(url: string, name: string): Promise<void> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(connectionTo(url, {}), 1) }) });
  try {
    await inspectPostgres(db, name);
    await migrate(db);
  } finally {
    await db.destroy();
  }
}
