import type { Kysely, Transaction } from 'kysely';
import type { MoveLog } from './moveLog';
import type { Tables } from './tables';

/** Does something in one transaction: all of it is written or, where it or the disk throws, nothing. */
export type Transact = <T>(work: (trx: Transaction<Tables>) => Promise<T>) => Promise<T>;

/** Transactions after each of which the log in memory is what it is on the disk. */
export function transactionsOn(db: Kysely<Tables>, log: MoveLog | null): Transact {
  return (work) =>
    // The connection is let go of when memory agrees with it, not before.
    db.connection().execute(async (own) => {
      const trx = await own.startTransaction().execute();
      try {
        const result = await work(trx);
        await trx.commit().execute();
        log?.committed();
        return result;
      } catch (error) {
        // The disk may have ended the transaction already; then there is nothing to take back.
        await trx
          .rollback()
          .execute()
          .catch(() => undefined);
        log?.rolledBack();
        throw error;
      }
    });
}
