import type { Clock } from '../../clock/clock';
import { isDealDue, ReadersWatch } from '../matches/reading';
import { FloorWatch } from '../members/floor';
import { HostWatch } from '../members/hostTransfer';
import type { Room } from './room';

/** A background task of a room: transferring the host role, waiting for readers, or ending a speaker's turn. */
export interface Watch {
  update(room: Room): void;
  stop(): void;
}

interface WatchDeps {
  clock: Clock;
  /** Called when a deal was waiting for readers and no member is reading any more. */
  deal(room: Room): void;
  onFault(error: unknown): void;
}

/** All background tasks of a room. */
export class RoomWatch implements Watch {
  readonly #watches: readonly Watch[];

  constructor(private readonly deps: WatchDeps) {
    const { clock, onFault } = deps;
    this.#watches = [new HostWatch(clock, onFault), new ReadersWatch(clock, onFault), new FloorWatch(clock, onFault)];
  }

  update(room: Room): void {
    for (const watch of this.#watches) watch.update(room);
    if (isDealDue(room.state())) this.deps.deal(room);
  }

  stop(): void {
    for (const watch of this.#watches) watch.stop();
  }
}
