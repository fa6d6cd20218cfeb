import type { Kysely, Transaction } from 'kysely';
import type { MoveLog } from './moveLog';
import type { Tables } from './tables';

/** Runs work in one transaction. If it throws or the disk fails, nothing is written. */
export type Transact = <T>(work: (trx: Transaction<Tables>) => Promise<T>) => Promise<T>;

/** Transactions that keep the log in memory equal to the one on disk. */
export function transactionsOn(db: Kysely<Tables>, log: MoveLog | null): Transact {
  return (work) =>
    // The connection is released only after the memory agrees with it.
    db.connection().execute(async (own) => {
      const trx = await own.startTransaction().execute();
      try {
        const result = await work(trx);
        await trx.commit().execute();
        log?.committed();
        return result;
      } catch (error) {
        // The disk may have ended the transaction already; then there is nothing to roll back.
        await trx
          .rollback()
          .execute()
          .catch(() => undefined);
        log?.rolledBack();
        throw error;
      }
    });
}
