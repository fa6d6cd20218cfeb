import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter } from 'node:path';
import type { TestProject } from 'vitest/node';
import { lackOf, unpackedFolders } from '../install/programs.mjs';
import { root } from '../run/tool.mjs';
import { keepInMemory } from './memoryFolder';
import { type PostgresServer, postgresPrograms, startPostgres } from './postgresServer';
import { hasRedisServer } from './redisServer';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL where tests request the PostgreSQL server, or '' if the machine has no PostgreSQL. */
    postgres: string;
    /** True if the machine has a Redis server. Each test starts its own instance. */
    redis: boolean;
  }
}

/** Prints that tests are skipped because this package is missing. On CI, ends the run instead. */
function skipWithout(name: 'postgresql' | 'redis-server'): void {
  console.warn(process.env.CI ? lackOf(name) : `${lackOf(name)} They are skipped.`);
  if (process.env.CI) process.exit(1);
}

/** Prepares the services for tests. PostgreSQL starts when a test requests it, and stops after the last test. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Workers inherit the current folder and PATH. Tests read files relative to the project's root, and start the
  // unpacked programs.
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
