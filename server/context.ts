import type { Clock } from './clock/clock';
import type { Config } from './config';
import type { Entropy } from './crypto';
import type { RateLimits } from './limits';
import type { Log } from './log';
import type { MatchRegistry } from './matches/types';
import type { Metrics } from './metrics/metrics';
import type { Catalogue } from './rooms/games';
import type { Rooms } from './rooms/rooms';

/** Dependencies of the HTTP and socket handlers. */
export interface ServerContext {
  config: Config;
  rooms: Rooms;
  matches: MatchRegistry;
  catalogue: Catalogue;
  limits: RateLimits;
  entropy: Entropy;
  log: Log;
  metrics: Metrics;
  clock: Clock;
  now(): number;
  /** The port the server listens on. Known only once it listens. */
  port(): number;
  /** The client's build id; it changes with every build. */
  build: string;
  /** The server's phase. Unless it is `serving`, API requests and sockets are refused. */
  phase(): 'starting' | 'serving' | 'draining';
  /** Whether the store currently accepts writes. */
  isWritable(): Promise<boolean>;
}
