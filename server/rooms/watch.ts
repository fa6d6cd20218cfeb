import type { Clock } from '../clock/clock';
import { watchFloor } from './floor';
import { watchHostPresence } from './hostTransfer';
import { isDealDue, watchReaders } from './reading';
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

export function watchRoom({ clock, deal, onFault }: WatchDeps): Watch {
  const watches = [watchHostPresence(clock, onFault), watchReaders(clock, onFault), watchFloor(clock, onFault)];
  return {
    update(room) {
      for (const watch of watches) watch.update(room);
      if (isDealDue(room.state())) deal(room);
    },
    stop() {
      for (const watch of watches) watch.stop();
    },
  };
}
