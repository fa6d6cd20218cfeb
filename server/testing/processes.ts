import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '#games/index.ts';
import type { MatchId } from '#shared/ids.ts';
import { type FakeClock, fakeClock } from '../clock/fake';
import { lifeOf } from '../cluster/ended';
import type { Message } from '../cluster/messages';
import { openRedis } from '../cluster/redis';
import { readConfig } from '../config';
import type { Limits } from '../limits';
import { createLog } from '../log';
import { createInlineWorker } from '../matches/bots/botWorker';
import { entropyOf } from '../matches/testing';
import type { Catalogue } from '../rooms/games';
import { type Served, serve } from '../serve';
import { openPostgres } from '../store/postgres';
import type { Store } from '../store/store';
import { type ApiClient, createApiClient } from './apiClient';
import { databases } from './postgres';
import { aRedis } from './redis';

/** One of several server processes, simulated in the test's process. */
export interface TestProcess extends ApiClient {
  readonly served: Served;
  readonly lines: string[];
  /** The store that this process uses. A test can replace a method to make it fail. */
  readonly store: Store;
  hasBots(match: MatchId): boolean;
  /** From now on, loses all messages to and from the other processes. */
  deafen(): void;
  /** Stops the process without releasing anything, and lets its life key expire. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

export interface TestProcesses {
  readonly all: TestProcess[];
  readonly clock: FakeClock;
  readonly store: Store;
  /** Advances the clock in steps of a second, and waits for everything that becomes due. */
  pass(ms: number): Promise<void>;
  end(): Promise<void>;
}

/** Starts `many` whole servers that share a temporary database, a Redis and a clock. */
export async function processes(
  many: number,
  catalogue: Catalogue = games,
  limits: Partial<Limits> = {},
): Promise<TestProcesses> {
  const dir = mkdtempSync(join(tmpdir(), 'hush-'));
  const redis = await aRedis();
  const clock = fakeClock();
  const database = await (await databases()).create();
  const open = () => openPostgres(database, { isShared: true, log: createLog('silent'), lost: () => undefined });
  const store = await open();
  const running = new Set<Served>();

  async function start(name: string): Promise<TestProcess> {
    const lines: string[] = [];
    const log = createLog('debug', { write: (line) => void lines.push(line) });
    const cluster = await openRedis(redis.url, { name, log });
    let isDeaf = false;
    const { listen, tell, presence } = cluster;
    const own = await open();
    const served = await serve({
      config: { ...readConfig({}), port: 0, host: '127.0.0.1', dataDir: dir },
      clock,
      entropy: entropyOf(name),
      store: own,
      log,
      catalogue,
      limits,
      botWorker: createInlineWorker(catalogue),
      clientDir: join(dir, 'no-client'),
      adapter: cluster.adapter,
      cluster: {
        ...cluster,
        tell: (message: Message) => isDeaf || tell(message),
        listen: (hear) => listen((message, from) => isDeaf || hear(message, from)),
        presence,
      },
    });
    running.add(served);
    return {
      ...createApiClient(() => served.url),
      get url() {
        return served.url;
      },
      served,
      lines,
      store: own,
      hasBots: cluster.botTurns.has,
      deafen() {
        isDeaf = true;
      },
      async close() {
        running.delete(served);
        await served.close();
      },
      async kill() {
        running.delete(served);
        // Removes the life key and the bots' leases now. After a real kill, they would expire within seconds.
        await Promise.all([cluster.client.del(lifeOf(name)), cluster.botTurns.close()]);
        cluster.abandon();
        await served.close();
      },
    };
  }

  const all: TestProcess[] = [];
  for (let n = 0; n < many; n++) all.push(await start(`p${n}`));
  return {
    all,
    clock,
    store,
    async pass(ms) {
      const until = clock.now() + ms;
      while (clock.now() < until) {
        clock.advance(Math.min(1_000, until - clock.now()));
        for (const served of running) await served.settled();
      }
    },
    async end() {
      for (const served of running) await served.close();
      await redis.end();
      await store.close();
      rmSync(dir, { recursive: true });
    },
  };
}
