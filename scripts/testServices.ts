import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter } from 'node:path';
import type { TestProject } from 'vitest/node';
import { keepInMemory } from './memoryFolder';
import { type PostgresServer, postgresPrograms, startPostgres } from './postgresServer';
import { lackOf, unpackedFolders } from './programs.mjs';
import { hasRedisServer } from './redisServer';
import { root } from './tool.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address at which a test requests a PostgreSQL server, or '' if the machine has none. */
    postgres: string;
    /** True if the machine has a Redis server, which tests start themselves. */
    redis: boolean;
  }
}

/** Reports that the tests that need this package are skipped. Ends the run where skipping is not allowed. */
function skipWithout(name: 'postgresql' | 'redis-server'): void {
  console.warn(process.env.CI ? lackOf(name) : `${lackOf(name)} They are skipped.`);
  if (process.env.CI) process.exit(1);
}

/** Starts each service when the first test requests it, once per run, and stops it after the last test. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Workers inherit both: tests read files relative to the project's root and find the unpacked programs there.
  process.chdir(root);
  const forget = keepInMemory();
  process.env.PATH = [process.env.PATH, ...unpackedFolders()].join(delimiter);
  const hasRedis = hasRedisServer();
  if (!hasRedis) skipWithout('redis-server');
  provide('redis', hasRedis);
  const programs = postgresPrograms();
  if (!programs) {
    skipWithout('postgresql');
    provide('postgres', '');
    return async () => forget();
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
    forget();
  };
}
