import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { MatchId } from '#shared/ids.ts';
import type { MoveLog } from './moveLog';
import type { Transact } from './transactions';

/** Number of moves written to the tables in one turn of the event loop, which takes some milliseconds. */
const AT_ONCE = 100;
/** When nothing has been written for this many ms, all moves in the log are written to the tables. */
const IDLE = 30_000;

/**
 * Writes logged moves to the tables (“files” them): when there are many, after a pause, and before the store closes.
 */
export interface Filing {
  /** Call this after a write. Starts to write the logged moves to the tables if the log is long enough. */
  written(): void;
  /** Writes all logged moves to the tables now, a few matches per transaction. Rejects if the store fails. */
  fileAll(): Promise<void>;
  /** Writes the rest of the log to the tables. If the store fails, the moves stay in the log until the next start. */
  close(): Promise<void>;
}

/** Creates the filing for a log. Filing starts when the log has `from` bytes. */
export function createFiling(log: MoveLog, transact: Transact, from: number): Filing {
  let running: Promise<void> | null = null;
  let idle: NodeJS.Timeout | null = null;

  async function fileAll(): Promise<void> {
    if (log.size === 0) return;
    const { end } = log;
    for (const slice of slices(log)) {
      await transact(async () => {
        for (const match of slice) log.file(match);
      });
      await setImmediate();
    }
    await transact(async () => log.drop(end));
  }

  function start(): Promise<void> {
    running ??= fileAll()
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
      if (log.size >= from) void start();
      if (idle) idle.refresh();
      else idle = setTimeout(start, IDLE).unref();
    },
    async close() {
      if (idle) clearTimeout(idle);
      await running;
      if (log.size > 0) await start();
    },
  };
}

/** Groups the matches whose moves are only in the log. Each group has about `AT_ONCE` moves. */
function slices(log: MoveLog): MatchId[][] {
  const all: MatchId[][] = [];
  let room = 0;
  for (const match of log.matches()) {
    if (room <= 0) {
      all.push([]);
      room = AT_ONCE;
    }
    all.at(-1)?.push(match);
    room -= log.unfiled(match).length;
  }
  return all;
}
