import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from './sqlite';
import { type Store, StoreProblem } from './store';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sqlite-'));
  file = join(dir, 'hush.db');
});
afterEach(() => rmSync(dir, { recursive: true }));

async function used(): Promise<void> {
  const store = await openSqlite(file);
  await store.commit({ room: { code: 'ACDEFG', from: null, state: null, at: 1 } });
  await store.close();
}

async function refusal(): Promise<{ code: string; detail: string }> {
  const before = readFileSync(file);
  const opened = await openSqlite(file).catch((error: unknown) => error);
  if (!(opened instanceof StoreProblem)) throw new Error('it opened');
  expect(readFileSync(file).equals(before)).toBe(true);
  return { code: opened.code, detail: opened.message };
}

test('a new database is readable only by its user', async () => {
  file = join(dir, 'deep', 'hush.db');
  await used();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('commits are written to the write-ahead log', async () => {
  await used();
  const db = new Database(file);
  expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
  db.close();
});

test('a second process is refused until the first releases the folder', async () => {
  const first = await openSqlite(file);
  await expect(openSqlite(file)).rejects.toMatchObject({ code: 'data-dir-in-use' });
  await expect(openSqlite(file)).rejects.toThrow(/Stop it, or set DATA_DIR/);
  await first.close();
  await (await openSqlite(file)).close();
});

test('a killed process leaves every acknowledged commit stored', async () => {
  const script = `
    import { openSqlite } from ${JSON.stringify(new URL('./sqlite.ts', import.meta.url).href)};
    const store = await openSqlite(${JSON.stringify(file)});
    await store.commit({ room: { code: 'ACDEFG', from: null, state: 'kept', at: 1 } });
    process.stdout.write('stored');
    setInterval(() => store, 1000);
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  await once(child.stdout, 'data');
  await expect(openSqlite(file)).rejects.toMatchObject({ code: 'data-dir-in-use' });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const store = await openSqlite(file);
  expect((await store.room('ACDEFG'))?.state).toBe('kept');
  await store.close();
});

test('a read-only file is refused and left unchanged', async () => {
  await used();
  chmodSync(file, 0o444);
  expect(await refusal()).toMatchObject({ code: 'database-read-only', detail: expect.stringContaining('writable') });
});

test('a file that is not a database is refused and left unchanged', async () => {
  writeFileSync(file, 'These are my holiday notes, not a database.');
  expect(await refusal()).toMatchObject({ code: 'database-corrupt', detail: expect.stringContaining('backup') });
});

test('a damaged database is refused and left unchanged', async () => {
  await used();
  truncateSync(file, statSync(file).size - 4096);
  expect(await refusal()).toMatchObject({ code: 'database-corrupt' });
});

test('a database of a newer version is refused and left unchanged', async () => {
  await used();
  const db = new Database(file);
  db.prepare("insert into kysely_migration (name, timestamp) values ('9999-later', '2030')").run();
  db.close();
  expect(await refusal()).toMatchObject({ code: 'database-newer', detail: expect.stringContaining('newer version') });
});

test('a database with an unknown schema is refused and left unchanged', async () => {
  await used();
  const db = new Database(file);
  db.exec("update kysely_migration set name = '0001-other'");
  db.close();
  expect(await refusal()).toMatchObject({
    code: 'database-unknown',
    detail: expect.stringContaining('different version'),
  });
});

test('another program’s database is refused and left unchanged', async () => {
  const db = new Database(file);
  db.exec('create table recipes (name text)');
  db.close();
  expect(await refusal()).toMatchObject({ code: 'database-foreign' });
});

test('a database that was refused opens once the cause is fixed', async () => {
  await used();
  chmodSync(file, 0o444);
  await refusal();
  chmodSync(file, 0o600);
  const store = await openSqlite(file);
  expect(await store.room('ACDEFG')).not.toBeNull();
  await store.close();
});

test('an empty file becomes a new database', async () => {
  writeFileSync(file, '');
  await used();
});

const sizeOf = () => statSync(file).size;
const ROOMS = 40;
/** Adds unused rooms of a hundred thousand bytes each. */
async function fill(store: Store): Promise<void> {
  for (let n = 0; n < ROOMS; n++) {
    const code = `R${n}`;
    await store.commit({ room: { code, from: null, state: 'x'.repeat(100_000), at: 1 } });
  }
}
async function sweep(store: Store): Promise<void> {
  while ((await store.expire(2, 4)).rooms.length > 0);
  while (await store.shrink());
}

test('a sweep returns the freed space to the disk', async () => {
  const store = await openSqlite(file);
  await fill(store);
  await store.commit({ room: { code: 'ACDEFG', from: null, state: 'kept', at: 9 } });
  await store.shrink();
  expect(sizeOf()).toBeGreaterThan(ROOMS * 100_000);
  const commit = store.commit({ probe: 'meanwhile' });
  await sweep(store);
  expect(await commit).toBe('done');
  expect(sizeOf()).toBeLessThan(300_000);
  expect(statSync(`${file}-wal`).size).toBeLessThan(100_000);
  expect((await store.room('ACDEFG'))?.state).toBe('kept');
  await store.close();
});
