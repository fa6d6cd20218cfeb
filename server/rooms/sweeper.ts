import { setImmediate as nextGo } from 'node:timers/promises';
import type { MatchId, RoomCode } from '#shared/ids.ts';
import type { Clock } from '../clock/clock';
import { type EventLog, storeFault } from '../log';
import type { Quota, Store } from '../store/store';

/** What is in the store no longer. */
export interface Swept {
  rooms: RoomCode[];
  matches: MatchId[];
}

/** Deletes what nobody needs any more, a little at a time: everybody else's work goes on in between. */
export interface Sweeper {
  /** Deletes what nobody has used for long, and gives its space back to the disk. */
  sweep(): Promise<void>;
  /** Deletes what a room may not keep of its finished matches. */
  prune(room: RoomCode): Promise<void>;
  /** Sweeps once a day until `stop`; `run` is handed the work. */
  daily(run: (work: Promise<void>) => void): void;
  stop(): void;
}

interface SweeperDeps {
  store: Store;
  clock: Clock;
  log: EventLog;
  /** Told what went, as it goes. */
  forget(gone: Swept): void;
}

const DAY = 24 * 3600_000;
/** Rooms and matches nobody has used for so long are deleted, in ms. */
const LIFE = 30 * DAY;
/** What a room keeps of its matches; the rest goes when the next one is dealt. */
export const QUOTA: Quota = { matches: 100, bytes: 64 * 2 ** 20, brief: 60_000 };
/** How much is deleted in one go: a few milliseconds' work. */
const AT_ONCE = 4;

export function createSweeper({ store, clock, log, forget }: SweeperDeps): Sweeper {
  let cancelTimeout: (() => void) | null = null;

  /** What cannot be deleted now is deleted the next time. */
  function notDeleted(error: unknown): void {
    log.error(storeFault(error), 'store-failed');
  }

  async function sweepAll(): Promise<void> {
    const before = clock.now() - LIFE;
    const swept = { rooms: 0, matches: 0 };
    for (;;) {
      const gone = await store.expire(before, AT_ONCE);
      if (gone.rooms.length + gone.matches.length === 0) break;
      forget(gone);
      swept.rooms += gone.rooms.length;
      swept.matches += gone.matches.length;
      await nextGo();
    }
    while (await store.shrink()) await nextGo();
    log.info(swept, 'expired');
  }

  async function pruneAll(room: RoomCode): Promise<void> {
    while ((await store.prune(room, QUOTA, AT_ONCE)).length > 0) await nextGo();
  }

  const sweep = () => sweepAll().catch(notDeleted);
  return {
    sweep,
    prune: (room) => pruneAll(room).catch(notDeleted),
    daily(run) {
      cancelTimeout = clock.at(clock.now() + DAY, () => {
        run(sweep());
        this.daily(run);
      });
    },
    stop: () => cancelTimeout?.(),
  };
}
