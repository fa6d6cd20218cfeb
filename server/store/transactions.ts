import type { Database } from 'better-sqlite3';
import type { Kysely, Transaction } from 'kysely';
import type { MoveLog } from './moveLog';
import type { Tables } from './tables';

/** Runs work in a transaction. If the work throws or the disk fails, nothing is written. */
export type Transact = <T>(work: (trx: Transaction<Tables>) => Promise<T>) => Promise<T>;

/** Creates transactions that keep the log in memory equal to the log on disk. */
export function transactionsOn(db: Kysely<Tables>, log: MoveLog | null): Transact {
  return (work) =>
    // Releases the connection only when the log in memory is up to date.
    db.connection().execute(async (own) => {
      const trx = await own.startTransaction().execute();
      try {
        const result = await work(trx);
        await trx.commit().execute();
        log?.committed();
        return result;
      } catch (error) {
        // If the disk failed, the transaction may already have ended, and there is nothing to roll back.
        await trx
          .rollback()
          .execute()
          .catch(() => undefined);
        log?.rolledBack();
        throw error;
      }
    });
}

/** Runs synchronous work on the log in a transaction, in the same way as `Transact`. */
export type TransactNow = <T>(work: () => T) => Promise<T>;

/** Creates a `TransactNow`. A transaction begins when the connection is free. */
export function immediateTransactionsOn(db: Kysely<Tables>, connection: Database, log: MoveLog): TransactNow {
  const begin = connection.prepare('begin');
  const commit = connection.prepare('commit');
  return (work) =>
    db.connection().execute(async () => {
      try {
        begin.run();
        const result = work();
        commit.run();
        log.committed();
        return result;
      } catch (error) {
        // If the disk failed, the transaction may already have ended, and there is nothing to roll back.
        if (connection.inTransaction) connection.exec('rollback');
        log.rolledBack();
        throw error;
      }
    });
}
