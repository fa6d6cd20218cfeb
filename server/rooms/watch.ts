import type { Clock } from '../clock/clock';
import { watchFloor } from './floor';
import { watchHostPresence } from './hostTransfer';
import { isDealDue, watchReaders } from './reading';
import type { Room } from './room';

/** What is looked after in one room while nobody asks for anything. */
export interface Watch {
  update(room: Room): void;
  stop(): void;
}

interface WatchDeps {
  clock: Clock;
  /** Nobody reads any longer: the deal that waited for that comes now. */
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
