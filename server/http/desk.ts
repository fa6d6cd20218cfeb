import type { Clock } from '../clock/clock';
import type { Config } from '../config';
import type { MatchHost } from '../host/host';
import type { Gates } from '../limits';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import type { Catalogue } from '../rooms/games';
import type { Rooms } from '../rooms/rooms';
import type { Entropy } from '../rooms/secrets';

/** Everything that answers requests and sockets stands on. */
export interface Desk {
  config: Config;
  rooms: Rooms;
  host: MatchHost;
  catalogue: Catalogue;
  gates: Gates;
  entropy: Entropy;
  log: Log;
  metrics: Metrics;
  clock: Clock;
  now(): number;
  /** The port it listens on; known once it does. */
  port(): number;
  /** Changes with every build of the client. */
  build: string;
  /** `starting` and `draining` answer nothing but that. */
  phase(): 'starting' | 'serving' | 'draining';
}
