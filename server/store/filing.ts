import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { MoveLog } from './moveLog';
import type { TransactNow } from './transactions';

/** Number of moves written to the tables in one turn of the event loop, which takes about a millisecond. */
const AT_ONCE = 25;
/** When nothing has been written for this many ms, all moves in the log are written to the tables. */
const IDLE = 30_000;

/**
 * Writes logged moves to the tables (“files” them): a few at a time while there are many, all after a pause, and before
 * the store closes.
 */
export interface Filing {
  /** Call this after a write. Starts to write the oldest moves to the tables if the log is long enough. */
  written(): void;
  /** Writes all logged moves to the tables now, a few matches per transaction. Rejects if the store fails. */
  fileAll(): Promise<void>;
  /** Writes the rest of the log to the tables. If the store fails, the moves stay in the log until the next start. */
  close(): Promise<void>;
}

/**
 * Creates the filing for a log. While the log has `from` bytes or more, its oldest moves are written to the tables in
 * short transactions. Other writes can run between them, so no move has to wait for more than one.
 */
export function createFiling(log: MoveLog, transactNow: TransactNow, from: number): Filing {
  let running: Promise<void> | null = null;
  let idle: NodeJS.Timeout | null = null;

  async function fileWhile(isNeeded: () => boolean): Promise<void> {
    while (isNeeded()) {
      // Lets the server answer the last moves first.
      await setImmediate();
      await transactNow(() => log.fileOldest(AT_ONCE));
    }
  }

  function fileAll(): Promise<void> {
    const { end } = log;
    return fileWhile(() => log.start.position < end.position);
  }

  function start(work: () => Promise<void>): Promise<void> {
    running ??= work()
      .catch((error: unknown) => {
        // If the database fails, the moves stay in the log until the next write tries again.
        if (!(error instanceof Database.SqliteError)) throw error;
      })
      .finally(() => {
        running = null;
      });
    return running;
  }

  return {
    fileAll,
    written() {
      if (log.size === 0) return;
      if (log.size >= from) void start(() => fileWhile(() => log.size >= from));
      if (idle) idle.refresh();
      else idle = setTimeout(start, IDLE, fileAll).unref();
    },
    async close() {
      if (idle) clearTimeout(idle);
      await running;
      if (log.size > 0) await start(fileAll);
    },
  };
}
