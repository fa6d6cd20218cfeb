import type { Clock } from './clock/clock';
import type { Config } from './config';
import type { Entropy } from './crypto';
import type { RateLimits } from './limits';
import type { Log } from './log';
import type { MatchRegistry } from './matches/types';
import type { Metrics } from './metrics/metrics';
import type { Catalogue } from './rooms/games';
import type { Rooms } from './rooms/rooms';

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
  /** Returns the port that the server listens on, which is known only once the server listens. */
  port(): number;
  /** The client's build id, which changes with every build. */
  build: string;
  /** The server answers API requests and sockets only while this is `serving`. */
  phase(): 'starting' | 'serving' | 'draining';
  isWritable(): Promise<boolean>;
}
