// @module-tag long
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { needs } from '#scripts/testing/needs.ts';
import { openPostgres } from '../store/postgres';
import { StoreProblem } from '../store/store';
import { aDeal, aMove, aRoom } from '../store/testing';
import { alone, databases, hasPostgres, query } from '../testing/postgres';
import { backupPostgres, restorePostgres, settingsOf } from './postgres';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'backup-'));
  file = join(dir, 'backups', 'one.dump');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true });
});

const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof StoreProblem ? error.code : error),
  );

const newDatabase = async () => (await databases()).create();

describe.skipIf(!hasPostgres)('backups work with a real PostgreSQL server', needs('PostgreSQL'), () => {
  test('a backup made during play contains all acknowledged moves', async () => {
    const url = await newDatabase();
    const store = await openPostgres(url, alone);
    await store.commit({ room: aRoom('ACDEFG'), match: aDeal('m1', 'ACDEFG') });
    let stored = 0;
    const play = async () => {
      expect(await store.commit({ match: aMove('m1', stored + 1) })).toBe('done');
      stored += 1;
    };
    for (let n = 0; n < 20; n++) await play();
    const before = stored;
    let isMade = false;
    const made = backupPostgres(url, file).finally(() => {
      isMade = true;
    });
    while (!isMade) await play();
    expect(await made).toBe(statSync(file).size);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(dir, 'backups'))).toEqual(['one.dump']);
    expect(stored).toBeGreaterThan(before);
    await store.close();

    const other = await newDatabase();
    await restorePostgres(file, other);
    const again = await openPostgres(other, alone);
    const kept = (await again.journal('m1')).length;
    expect(kept).toBeGreaterThanOrEqual(before);
    expect(await again.commit({ match: aMove('m1', kept + 1) })).toBe('done');
    await again.close();
  });

  test('a restore is refused while a server runs', async () => {
    const url = await newDatabase();
    const store = await openPostgres(url, alone);
    await store.commit({ room: aRoom('ACDEFG') });
    await backupPostgres(url, file);
    await store.commit({ room: aRoom('HJKMNP') });
    expect(await refused(restorePostgres(file, url, { replace: true }))).toBe('database-in-use');
    await store.close();
    expect(await refused(restorePostgres(file, url))).toBe('database-not-empty');
    const codes = async () => (await query(url, 'select code from rooms order by code')).map(({ code }) => code);
    expect(await codes()).toEqual(['ACDEFG', 'HJKMNP']);
    await restorePostgres(file, url, { replace: true });
    expect(await codes()).toEqual(['ACDEFG']);
  });

  test('a foreign database is not backed up', async () => {
    const url = await newDatabase();
    await query(url, 'create table things (id int)');
    expect(await refused(backupPostgres(url, file))).toBe('database-foreign');
    writeFileSync(file, 'kept');
    expect(await refused(backupPostgres(url, file))).toBe('backup-exists');
    expect(await refused(restorePostgres(file, url))).toBe('tool-failed');
    expect(await refused(restorePostgres(join(dir, 'none'), url))).toBe('no-backup');
    await expect(backupPostgres(`${url}_none`, join(dir, 'two.dump'))).rejects.toThrow(/pg_dump failed: .*_none/);
    expect(readdirSync(dir)).toEqual(['backups']);
  });
});

test('without PostgreSQL’s tools, the error says what to install', async () => {
  vi.stubEnv('PATH', dir);
  await expect(backupPostgres('postgres://localhost/hush', file)).rejects.toThrow(
    /pg_dump is not installed.*postgresql-client/,
  );
  expect(readdirSync(join(dir, 'backups'))).toEqual([]);
});

test('connection settings are passed as environment variables', () => {
  expect(settingsOf('postgres://mara:p%40ss@[::1]:5433/hush?sslmode=require')).toEqual({
    PGHOST: '::1',
    PGPORT: '5433',
    PGUSER: 'mara',
    PGPASSWORD: 'p@ss',
    PGDATABASE: 'hush',
    PGSSLMODE: 'require',
  });
  expect(settingsOf('postgres:///hush?host=/run/postgresql')).toEqual({
    PGHOST: '/run/postgresql',
    PGDATABASE: 'hush',
  });
  expect(() => settingsOf('postgres://db/hush?magic=on')).toThrow(/DATABASE_URL sets magic/);
});
