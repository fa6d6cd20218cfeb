import type { MatchId } from '../../shared/ids';
import type { Clock } from '../clock/clock';
import type { Store } from '../store/store';
import type { Thinker } from '../thinking/thinker';
import type { Entropy } from './credentials';
import type { HostEvents } from './host';
import type { Loaded } from './loading';
import type { HostLog } from './log';
import type { Pending } from './pending';

/** What the matches of one process share. */
export interface House {
  store: Store;
  clock: Clock;
  entropy: Entropy;
  log: HostLog;
  events: HostEvents;
  pending: Pending;
  thinker: Thinker;
  /** This process, where it claims deadlines. */
  name: string;
  isDraining(): boolean;
  /** Reads a match again after somebody else wrote it. */
  reload(id: MatchId): Promise<Loaded | null>;
}
