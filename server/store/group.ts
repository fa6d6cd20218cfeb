import { apply } from './changes';
import type { MoveLog } from './moveLog';
import { Conflict } from './moveStatements';
import type { Change, MatchChange } from './store';
import type { Transact } from './transactions';

type Result = 'done' | 'conflict';

interface PendingCommit {
  change: Change;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Group commit: changes asked for in one tick, or while an earlier group is on its way to the disk, share one
 * transaction and so one wait for the disk. Moves go through the log, where there is one; `written` is called after each
 * group.
 */
export function groupCommits(transact: Transact, log: MoveLog | null, written: () => void) {
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
  function writeTogether(group: readonly PendingCommit[]): Promise<Result[]> {
    return transact(async (trx) => {
      const results: Result[] = [];
      for (const { change } of group) {
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
    // The rest of this tick still gets aboard.
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
    /** Resolves when nothing asked for is left unwritten. */
    settled: async () => {
      while (writing) await writing;
    },
  };
}

/** The move, where a change is nothing else. */
function moveOf({ match, ...others }: Change): (MatchChange & { from: number }) | null {
  const isAlone = Object.values(others).every((part) => part === undefined);
  if (!match || !isAlone || match.from === null || match.seats !== undefined) return null;
  return { ...match, from: match.from };
}
