import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLog } from '#server/log.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/store.ts';
import {
  buildServer,
  createServerProcess,
  isReady,
  type LogLine,
  type ServerProcess,
} from '#server/testing/serverProcesses.ts';
import type { KeptServer } from '../testing/keptServer';
import { postgresPrograms, startPostgres } from '../testing/postgresServer';
import { startRedis } from '../testing/redisServer';
import { type Disk, mountDisk } from './disk';

/**
 * `one` is one process with SQLite. `three` is three processes that serve the same rooms, with PostgreSQL and Redis.
 */
export type SetUp = 'one' | 'three';

/** A running service with parts that can be broken. */
export interface Service {
  readonly servers: readonly ServerProcess[];
  /**
   * Returns the ports of the servers that report that they are ready. The servers are checked a few times a second, as
   * by a load balancer.
   */
  ready(): readonly number[];
  /** Resolves when any server reports that it is ready. */
  answers(): Promise<void>;
  readonly redis: KeptServer | null;
  readonly postgres: KeptServer | null;
  /** The folder of the servers' data. */
  readonly folder: string;
  /** A separate disk that can be filled, or null if the system does not permit mounting one. */
  readonly disk: Disk | null;
  /** Log lines at the level `error` or above. */
  readonly errors: readonly LogLine[];
  /** Stops the servers and opens their store for reading. */
  open(): Promise<Store>;
  end(): Promise<void>;
}

/** Interval in ms between two checks whether the servers are ready. */
const LOOKED_AT = 100;
/** Log lines at this level or above count as errors. */
const ERROR = 50;

/**
 * Builds the server and starts it with its default settings. Only the rate limits are higher, because all clients share
 * one address.
 */
export async function startService(setUp: SetUp): Promise<Service> {
  const built = await buildServer();
  const disk = mountDisk();
  const folder = disk?.folder ?? mkdtempSync(path.join(tmpdir(), 'chaos-'));
  const storage = setUp === 'one' ? oneStorage(folder) : await sharedStorage(folder);
  const errors: LogLine[] = [];
  const hear = (line: LogLine) => {
    if (line.level >= ERROR) errors.push(line);
  };
  const clock = pathToFileURL(path.resolve('scripts/chaos/clock.mjs')).href;
  const settings = {
    main: built.main,
    env: { ...storage.env, RATE_LIMITS: 'off', LOG_LEVEL: 'info' },
    flags: ['--import', clock],
    hear,
  };
  const servers: ServerProcess[] = [];
  for (let n = 0; n < (setUp === 'one' ? 1 : 3); n++) servers.push(await createServerProcess(settings));
  await Promise.all(servers.map((each) => each.start()));
  const watch = watchReadiness(servers);
  const service: Service = {
    servers,
    ready: watch.ready,
    async answers() {
      while (!(await Promise.all(servers.map(({ url }) => isReady(url)))).includes(true)) await watch.look();
      // Until the load balancer has seen a ready server, it rejects all connections.
      while (watch.ready().length === 0) await watch.look();
    },
    redis: storage.redis,
    postgres: storage.postgres,
    folder,
    disk,
    errors,
    async open() {
      watch.end();
      await Promise.all(servers.map((each) => each.end()));
      return storage.open();
    },
    async end() {
      watch.end();
      await Promise.all(servers.map((each) => each.kill()));
      await Promise.all([storage.redis?.end(), storage.postgres?.end()]);
      disk?.end();
      rmSync(folder, { recursive: true, force: true });
      built.remove();
    },
  };
  return service;
}

interface Storage {
  env: Record<string, string>;
  redis: KeptServer | null;
  postgres: KeptServer | null;
  open(): Promise<Store>;
}

function oneStorage(folder: string): Storage {
  const data = path.join(folder, 'data');
  return {
    env: { DATA_DIR: data },
    redis: null,
    postgres: null,
    open: () => openSqlite(path.join(data, 'hush.db')),
  };
}

async function sharedStorage(folder: string): Promise<Storage> {
  const programs = postgresPrograms();
  if (programs === null) throw new Error('Several processes need PostgreSQL: install the package postgresql.');
  const [postgres, redis] = await Promise.all([startPostgres(programs, folder), startRedis()]);
  const url = postgres.url('postgres');
  return {
    env: { DATABASE_URL: url, REDIS_URL: redis.url },
    redis,
    postgres,
    open: () => openPostgres(url, { isShared: true, log: createLog('silent'), lost: () => undefined }),
  };
}

function watchReadiness(servers: readonly ServerProcess[]) {
  let ready: number[] = servers.map(({ port }) => port);
  let isEnded = false;
  let next: Promise<void> = Promise.resolve();
  async function look(): Promise<void> {
    const answers = await Promise.all(servers.map(async ({ url, port }) => ((await isReady(url)) ? [port] : [])));
    ready = answers.flat();
    await new Promise((again) => setTimeout(again, LOOKED_AT));
  }
  async function watch(): Promise<void> {
    while (!isEnded) {
      next = look();
      await next;
    }
  }
  void watch();
  return {
    ready: () => ready,
    look: () => next,
    end() {
      isEnded = true;
    },
  };
}
