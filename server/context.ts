import type { Clock } from './clock/clock';
import type { Config } from './config';
import type { Entropy } from './crypto';
import type { RateLimits } from './limits';
import type { Log } from './log';
import type { MatchRegistry } from './matches/types';
import type { Metrics } from './metrics/metrics';
import type { Catalogue } from './rooms/games';
import type { Rooms } from './rooms/rooms';

/** Dependencies of everything that answers requests and sockets. */
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
  /** The port it listens on. Known only after it listens. */
  port(): number;
  /** Changes with every build of the client. */
  build: string;
  /** While `starting` or `draining`, all requests are answered with that. */
  phase(): 'starting' | 'serving' | 'draining';
  /** Whether the store accepts writes now. */
  isWritable(): Promise<boolean>;
}
