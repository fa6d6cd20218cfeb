import type { MatchId } from '#shared/ids.ts';
import type { Clock } from '../clock/clock';
import type { Cluster } from '../cluster/cluster';
import type { Entropy } from '../crypto';
import type { EventLog } from '../log';
import type { Store } from '../store/store';
import type { BotWorker } from './bots/botWorker';
import type { UsedLines } from './bots/phrases';
import type { PendingWork } from './pendingWork';
import type { LoadedMatch } from './state/loading';
import type { MatchEvents } from './types';

export interface MatchContext {
  store: Store;
  clock: Clock;
  entropy: Entropy;
  log: EventLog;
  events: MatchEvents;
  pending: PendingWork;
  botWorker: BotWorker;
  usedLines: UsedLines;
  /** The other processes. `cluster.name` is the name under which this process claims deadlines. */
  cluster: Cluster;
  isDraining(): boolean;
  /**
   * Sets the time in ms at which the match is woken, or loaded again if it has left memory. Null removes the time.
   */
  wakeAt(match: MatchId, time: number | null): void;
  /** Reads a match again, after another process has written it. */
  reload(id: MatchId): Promise<LoadedMatch | null>;
}
