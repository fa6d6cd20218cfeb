import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { MatchId } from '#shared/ids.ts';
import type { MoveLog } from './moveLog';
import type { Transact } from './transactions';

/** Moves filed between two turns of the event loop: some milliseconds. */
const AT_ONCE = 100;
/** How long nothing is written before what is unfiled is filed, in ms. */
const IDLE = 30_000;

/** When the moves in the log are filed: when they are many, when nothing happens for a while, and at the end. */
export interface Filing {
  /** Something was written: looks whether it is time. */
  written(): void;
  /** Files everything that is in the log now, a few matches a transaction. Rejects where the disk does. */
  fileAll(): Promise<void>;
  /** Files what there is. Where the disk does not take it, it stays in the log, from where the next start files it. */
  close(): Promise<void>;
}

/** Begins where the log has so many bytes. */
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
        // The moves stay in the log, and in memory; whatever is written next tries again.
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

/** All matches with unfiled moves, those together that have as many as are filed at once. */
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
