import type { Transaction } from 'kysely';
import { apply } from './changes';
import type { MoveLog } from './moveLog';
import { Conflict } from './moveStatements';
import type { Change, MatchChange } from './store';
import type { Tables } from './tables';
import type { Transact, TransactNow } from './transactions';

type Result = 'done' | 'conflict';

interface PendingCommit {
  change: Change;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

export interface GroupOptions {
  /** The log that moves are written to first, and the log's transactions. Null if the store has no log. */
  moves: { log: MoveLog; transactNow: TransactNow } | null;
  /** Locks the rows that the changes write, in the same order in all processes. Null if only one process writes. */
  lock: ((trx: Transaction<Tables>, changes: readonly Change[]) => Promise<void>) | null;
  /** Returns whether a transaction that failed with this error was definitely rolled back. */
  isUndone(error: unknown): boolean;
  written(): void;
}

/**
 * Creates the function that commits changes in groups. Changes requested in one tick, or while an earlier group is
 * being written, share one transaction and one disk sync. Moves are written to the log, if there is one.
 */
export function groupCommits(transact: Transact, { moves, lock, isUndone, written }: GroupOptions) {
  let waiting: PendingCommit[] = [];
  let writing: Promise<void> | null = null;

  /**
   * Writes a group in one transaction. If the changes cannot share a transaction, which is rare, writes them one by
   * one. Retries no change if it is unknown whether the group was written.
   */
  async function writeGroup(group: readonly PendingCommit[]): Promise<void> {
    try {
      const results = await writeTogether(group);
      group.forEach(({ resolve }, index) => {
        resolve(results[index] ?? 'conflict');
      });
    } catch (error) {
      const isConflict = error instanceof Conflict;
      if (group.length > 1 && (isConflict || isUndone(error))) for (const one of group) await writeGroup([one]);
      else for (const { resolve, reject } of group) isConflict ? resolve('conflict') : reject(error);
    }
  }

  /** Writes all changes in one transaction. If one of them fails, rejects and writes nothing. */
  function writeTogether(group: readonly PendingCommit[]): Promise<Result[]> {
    const changes = group.map(({ change }) => change);
    if (moves && changes.every(isMove)) {
      const { log, transactNow } = moves;
      return transactNow(() => changes.map(({ match }) => (log.write(match, match.from) ? 'done' : 'conflict')));
    }
    return transact(async (trx) => {
      await lock?.(trx, changes);
      const results: Result[] = [];
      for (const change of changes) {
        if (moves && isMove(change)) {
          results.push(moves.log.write(change.match, change.match.from) ? 'done' : 'conflict');
          continue;
        }
        if (change.match) moves?.log.file(change.match.id);
        if (!(await apply(trx, change))) throw new Conflict();
        results.push('done');
      }
      return results;
    });
  }

  async function writeAll(): Promise<void> {
    // Lets the changes requested in the rest of this tick join the group.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await writeGroup(group);
      written();
    }
    writing = null;
  }

  return {
    commit: (change: Change) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({ change, resolve, reject });
        writing ??= writeAll();
      }),
    /** Resolves when every requested change has been written. */
    settled: async () => {
      while (writing) await writing;
    },
  };
}

/** A change that consists only of a move. */
interface Move {
  match: MatchChange & { from: number };
}

function isMove(change: Change): change is Move {
  const { match } = change;
  if (!match || match.from === null || match.seats !== undefined) return false;
  for (const part of Object.keys(change) as (keyof Change)[])
    if (part !== 'match' && change[part] !== undefined) return false;
  return true;
}
