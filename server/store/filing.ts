import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { MatchId } from '#shared/ids.ts';
import type { MoveLog } from './moveLog';
import type { Transact } from './transactions';

/** Moves filed per turn of the event loop: some milliseconds of work. */
const AT_ONCE = 100;
/** Time in ms without writes after which all moves are filed. */
const IDLE = 30_000;

/** Decides when moves are moved from the log into the tables: when there are many, after a pause, and at the end. */
export interface Filing {
  /** Called after a write, to check whether filing is due. */
  written(): void;
  /** Files everything in the log now, a few matches per transaction. Rejects if the store fails. */
  fileAll(): Promise<void>;
  /** Files what is left. If the store fails, it stays in the log and is filed at the next start. */
  close(): Promise<void>;
}

/** Files when the log has `from` bytes. */
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
        // The moves stay in the log and in memory. The next write tries again.
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

/** All matches with unfiled moves, grouped by the number of moves filed at a time. */
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
