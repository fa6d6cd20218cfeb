import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, postgresPrograms, startPostgres } from './postgresServer';
import { hasRedisServer } from './redisServer';
import { root } from './tool.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a test asks for a server to be started; '' where the machine has none. */
    postgres: string;
    /** Whether the machine has a Redis server, which tests start themselves. */
    redis: boolean;
  }
}

const MISSING =
  'The tests of PostgreSQL need its server, which could not be found: on Debian install the package postgresql.';

const REDIS_MISSING =
  'The tests of several processes need a Redis server, which could not be found: on Debian install the package redis-server.';

/** Whether there is a Redis server. Where tests may not be skipped its absence ends the run. */
function hasRedis(): boolean {
  if (hasRedisServer()) return true;
  if (process.env.CI) throw new Error(REDIS_MISSING);
  console.warn(`${REDIS_MISSING} They are skipped.`);
  return false;
}

/** Starts what tests ask for when the first one does, once for the whole run, and ends it after the last. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Workers inherit it: tests read the project's files relative to its root, wherever the run was started.
  process.chdir(root);
  provide('redis', hasRedis());
  const programs = postgresPrograms();
  if (!programs) {
    if (process.env.CI) throw new Error(MISSING);
    console.warn(`${MISSING} They are skipped.`);
    provide('postgres', '');
    return async () => undefined;
  }
  let postgres: Promise<PostgresServer> | null = null;
  const door = createServer(async (_, response) => {
    postgres ??= startPostgres(programs);
    try {
      response.end((await postgres).url(''));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening));
  provide('postgres', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    await (await postgres)?.end();
  };
}
