import type { Kysely } from 'kysely';
import { apply } from './changes';
import type { Change, MatchChange } from './store';
import type { Tables } from './tables';

type Result = 'done' | 'conflict';

/**
 * Writes a change that is only a move, at once and into the transaction that is open. False: it does not fit, and
 * nothing of it is written. Throws `Conflict` if that turned out after something was.
 */
export type WriteMove = (change: MatchChange) => boolean;

/** A change does not fit, and something of it may be written: its transaction is to be undone. */
export class Conflict extends Error {}

interface PendingCommit {
  change: Change;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Group commit: changes asked for in one tick, or while an earlier group is on its way to the disk, share one
 * transaction and so one wait for the disk.
 */
export function groupCommits(db: Kysely<Tables>, writeMove: WriteMove | null) {
  let waiting: PendingCommit[] = [];
  let writing: Promise<void> | null = null;

  /** Changes that cannot share a transaction, which is seldom, are written each in one of its own. */
  async function writeGroup(group: readonly PendingCommit[]): Promise<void> {
    try {
      const results = await writeTogether(group);
      group.forEach(({ resolve }, index) => {
        resolve(results[index] ?? 'conflict');
      });
    } catch (error) {
      const [first, ...others] = group;
      if (others.length > 0) for (const one of group) await writeGroup([one]);
      else if (error instanceof Conflict) first?.resolve('conflict');
      else first?.reject(error);
    }
  }

  /** One transaction. Rejects, with nothing written, where one of the changes does. */
  async function writeTogether(group: readonly PendingCommit[]): Promise<Result[]> {
    const trx = await db.startTransaction().execute();
    try {
      const results: Result[] = [];
      for (const { change } of group) {
        const move = writeMove && moveOf(change);
        if (move) results.push(writeMove(move) ? 'done' : 'conflict');
        else if (await apply(trx, change)) results.push('done');
        else throw new Conflict();
      }
      await trx.commit().execute();
      return results;
    } catch (error) {
      // The disk may have ended the transaction already; then there is nothing to take back.
      await trx
        .rollback()
        .execute()
        .catch(() => undefined);
      throw error;
    }
  }

  async function writeAll(): Promise<void> {
    // The rest of this tick still gets aboard.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await writeGroup(group);
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

/** The move, where a change is nothing else. */
function moveOf({ match, ...others }: Change): MatchChange | null {
  const isAlone = Object.values(others).every((part) => part === undefined);
  return match && isAlone && match.from !== null && match.seats === undefined ? match : null;
}
