import { setImmediate as nextGo } from 'node:timers/promises';
import type { MatchId, RoomCode } from '#shared/ids.ts';
import type { Clock } from '../../clock/clock';
import { type EventLog, storeFault } from '../../log';
import type { Quota, Store } from '../../store/store';

export interface Swept {
  rooms: RoomCode[];
  matches: MatchId[];
}

interface SweeperDeps {
  store: Store;
  clock: Clock;
  log: EventLog;
  /** Called after each step, with what was deleted. */
  forget(gone: Swept): void;
}

const DAY = 24 * 3600_000;
/** Time in ms after which unused rooms and matches are deleted. */
const LIFE = 30 * DAY;
/** Limits on the finished matches that a room keeps. Matches beyond the limits are deleted at the next deal. */
export const QUOTA: Quota = { matches: 100, bytes: 64 * 2 ** 20, brief: 60_000 };
/** Number of rooms or matches that one step deletes. A step takes a few milliseconds. */
const AT_ONCE = 4;

/** Deletes unused data in small steps, with other work in between. A failed deletion is logged and tried again later. */
export class Sweeper {
  #cancelTimeout: (() => void) | null = null;

  constructor(private readonly deps: SweeperDeps) {}

  /** Deletes rooms and matches that were not used for a long time. Then gives the free space back to the disk. */
  sweep(): Promise<void> {
    return this.#logged(this.#sweepAll());
  }

  /** Deletes the room's finished matches that exceed its quota. */
  prune(room: RoomCode): Promise<void> {
    return this.#logged(this.#pruneAll(room));
  }

  /** Sweeps once a day until `stop` is called. `run` receives each sweep's promise. */
  daily(run: (work: Promise<void>) => void): void {
    const { clock } = this.deps;
    this.#cancelTimeout = clock.at(clock.now() + DAY, () => {
      run(this.sweep());
      this.daily(run);
    });
  }

  stop(): void {
    this.#cancelTimeout?.();
  }

  #logged(work: Promise<void>): Promise<void> {
    return work.catch((error: unknown) => this.deps.log.error(storeFault(error), 'store-failed'));
  }

  async #sweepAll(): Promise<void> {
    const { store, clock, log, forget } = this.deps;
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

  async #pruneAll(room: RoomCode): Promise<void> {
    while ((await this.deps.store.prune(room, QUOTA, AT_ONCE)).length > 0) await nextGo();
  }
}
