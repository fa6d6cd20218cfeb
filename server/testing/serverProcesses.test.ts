// @module-tag long
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '#scripts/testing/needs.ts';
import { must } from '#shared/must.ts';
import { openSqlite } from '../store/sqlite';
import { createApiClient } from './apiClient';
import { databases, hasPostgres } from './postgres';
import { aRedis, hasRedis } from './redis';
import { type BuiltServer, buildServer, isReady, startServerProcesses } from './serverProcesses';

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

describe.skipIf(!hasPostgres || !hasRedis)(
  'built servers run as separate processes',
  needs('PostgreSQL and Redis'),
  () => {
    test('built servers share rooms', async () => {
      const redis = await aRedis();
      const env = { DATABASE_URL: await (await databases()).create(), REDIS_URL: redis.url };
      const all = await startServerProcesses(3, { main: built.main, env });
      const [one, two, three] = all.map((each) => must(each));
      const { code } = await createApiClient(() => must(one).url).makeRoom('Mara');
      const namesAt = async (url = '') => (await createApiClient(() => url).room(code)).members.map(({ name }) => name);
      await must(one).kill();
      expect(must(one).isRunning).toBe(false);
      expect(await isReady(must(one).url)).toBe(false);
      expect(await namesAt(must(two).url)).toEqual(['Mara']);
      expect(await must(three).end()).toBe(0);
      await redis.kill();
      await redis.start();
      await must(one).start();
      expect(await namesAt(must(one).url)).toEqual(['Mara']);
      await Promise.all(all.map((each) => each.kill()));
      await redis.end();
    });
  },
);

test.skipIf(!hasPostgres)(
  'a second server on the same database is refused without Redis',
  needs('PostgreSQL'),
  async () => {
    const env = { DATABASE_URL: await (await databases()).create() };
    const [first] = await startServerProcesses(1, { main: built.main, env });
    const second = startServerProcesses(1, { main: built.main, env });
    await expect(second).rejects.toThrow(/Another process is already using .*\. Stop it, or set REDIS_URL for both/);
    expect(await isReady(must(first).url)).toBe(true);
    await must(first).kill();
  },
);

test('a built server that cannot start prints the reason', async () => {
  const env = { REDIS_URL: 'redis://127.0.0.1:1' };
  await expect(startServerProcesses(1, { main: built.main, env })).rejects.toThrow('REDIS_URL needs DATABASE_URL');
});

test('a built server refuses a database with an unknown schema', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'start-'));
  const file = join(dir, 'hush.db');
  await (await openSqlite(file)).close();
  const db = new Database(file);
  db.exec("update kysely_migration set name = '0001-other'");
  db.close();
  const started = startServerProcesses(1, { main: built.main, env: { DATA_DIR: dir } });
  const { message } = await started.then(
    () => new Error('it started'),
    (error: Error) => error,
  );
  expect(message).toMatch(/Hush cannot start: .*A different version wrote it\. .* \(database-unknown\)$/);
  expect(message).not.toContain('    at ');
  rmSync(dir, { recursive: true });
});
