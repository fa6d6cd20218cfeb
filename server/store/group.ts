import type { Transaction } from 'kysely';
import { apply } from './changes';
import type { MoveLog } from './moveLog';
import { Conflict } from './moveStatements';
import type { Change, MatchChange } from './store';
import type { Tables } from './tables';
import type { Transact } from './transactions';

type Result = 'done' | 'conflict';

interface PendingCommit {
  change: Change;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

export interface GroupOptions {
  /** The log to which moves are written first, or null. */
  log: MoveLog | null;
  /** Locks the rows that the changes write, in the same order in all processes. Null if no other process writes. */
  lock: ((trx: Transaction<Tables>, changes: readonly Change[]) => Promise<void>) | null;
  /** Whether a transaction that failed with this error was certainly rolled back. */
  isUndone(error: unknown): boolean;
  /** Called after each group. */
  written(): void;
}

/**
 * Creates the group commit. Changes requested in one tick, or while an earlier group is being written, share one
 * transaction and one disk sync. Moves are written to the log, if there is one.
 */
export function groupCommits(transact: Transact, { log, lock, isUndone, written }: GroupOptions) {
  let waiting: PendingCommit[] = [];
  let writing: Promise<void> | null = null;

  /**
   * Writes a group in one transaction. Changes that cannot share a transaction, which is rare, are then written one by
   * one. If it is unknown whether the group was written, none is retried.
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

  /** Writes all changes in one transaction. Rejects with nothing written if one of them fails. */
  function writeTogether(group: readonly PendingCommit[]): Promise<Result[]> {
    return transact(async (trx) => {
      const changes = group.map(({ change }) => change);
      await lock?.(trx, changes);
      const results: Result[] = [];
      for (const change of changes) {
        const move = log && moveOf(change);
        if (move) {
          results.push(log.write(move, move.from) ? 'done' : 'conflict');
          continue;
        }
        if (change.match) log?.file(change.match.id);
        if (!(await apply(trx, change))) throw new Conflict();
        results.push('done');
      }
      return results;
    });
  }

  async function writeAll(): Promise<void> {
    // Changes requested in the rest of this tick join the group.
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

/** @returns the match change if it is a move and the change has no other part, or else null */
function moveOf({ match, ...others }: Change): (MatchChange & { from: number }) | null {
  const isAlone = Object.values(others).every((part) => part === undefined);
  if (!match || !isAlone || match.from === null || match.seats !== undefined) return null;
  return { ...match, from: match.from };
}
