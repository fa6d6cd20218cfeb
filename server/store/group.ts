import { CompiledQuery, type Kysely } from 'kysely';
import { apply } from './changes';
import type { Change } from './store';
import type { Tables } from './tables';

type Result = 'done' | 'conflict';

interface PendingCommit {
  change: Change;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

const MARK = CompiledQuery.raw('savepoint one');
const BACK = CompiledQuery.raw('rollback to savepoint one');
const KEEP = CompiledQuery.raw('release savepoint one');

/**
 * Group commit: changes asked for in one tick, or while an earlier group is on its way to the disk, share one
 * transaction and so one wait for the disk. A savepoint around each keeps it whole or undone on its own.
 */
export function groupCommits(db: Kysely<Tables>) {
  let waiting: PendingCommit[] = [];
  let writing: Promise<void> | null = null;
  async function writeAll(): Promise<void> {
    // The rest of this tick still gets aboard.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await writeGroup(db, group);
    }
    writing = null;
  }
  return {
    commit: (change: Change) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({ change, resolve, reject });
        writing ??= writeAll();
      }),
    /** Resolves when nothing asked for is left unwritten. */
    settled: async () => {
      while (writing) await writing;
    },
  };
}

async function writeGroup(db: Kysely<Tables>, group: readonly PendingCommit[]): Promise<void> {
  const settle: (() => void)[] = [];
  try {
    const trx = await db.startTransaction().execute();
    try {
      for (const { change, resolve, reject } of group) {
        await trx.executeQuery(MARK);
        const result = await apply(trx, change).catch((error: unknown) => ({ error }));
        if (result !== true) await trx.executeQuery(BACK);
        await trx.executeQuery(KEEP);
        if (typeof result === 'object') settle.push(() => reject(result.error));
        else settle.push(() => resolve(result ? 'done' : 'conflict'));
      }
      await trx.commit().execute();
    } catch (error) {
      // The disk may have ended the transaction already; then there is nothing to take back.
      await trx
        .rollback()
        .execute()
        .catch(() => undefined);
      throw error;
    }
  } catch (error) {
    for (const { reject } of group) reject(error);
    return;
  }
  for (const done of settle) done();
}
