// @module-tag long
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import { toy } from '../matches/toy';
import { openSqlite } from '../store/sqlite';
import { StoreProblem } from '../store/store';
import { aServer } from '../testing/server';
import { atMatch } from '../testing/sockets';
import { backupSqlite, restoreSqlite } from './sqlite';

let dir: string;
let database: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'backup-'));
  database = join(dir, 'data', 'hush.db');
  file = join(dir, 'backups', 'one.db');
});
afterEach(() => rmSync(dir, { recursive: true }));

async function used(code: string, where = database): Promise<void> {
  const store = await openSqlite(where);
  await store.commit({ room: { code, from: null, state: null, at: 1 } });
  await store.close();
}

async function hasRoom(code: string): Promise<boolean> {
  const store = await openSqlite(database);
  const room = await store.room(code);
  await store.close();
  return room !== null;
}

const codeOf = (error: unknown) => (error instanceof StoreProblem ? error.code : error);
const refused = (work: () => unknown) =>
  Promise.resolve()
    .then(work)
    .then(() => 'done', codeOf);

/** Runs the `backup` or `restore` command from source. */
async function command(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/backup/main.ts', ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number, said: out + complained };
}

/** If the backup takes longer than this many moves, the test fails. */
const MOST_NOTES = 5_000;

const endless = {
  ...toy,
  game: {
    ...toy.game,
    moves: {
      ...toy.game.moves,
      note: ({ G, playerID }: { G: { notes: Record<string, string[]> }; playerID: string }, text: string) => {
        G.notes[playerID] = [text];
      },
    },
  },
  legal: { ...toy.legal, note: { ...toy.legal.note, refusal: () => null } },
};

test('a match continues from a backup made during play', async () => {
  const server = await aServer({ catalogue: [endless], config: { rateLimits: false } });
  const [host] = await server.startMatch(2, 'toy');
  const seat = await server.seat(must(host));
  const client = atMatch(server.url, 'toy');
  await client.sync(seat);
  const answered: string[] = [];
  const play = async () => {
    const id = `move ${answered.length}`;
    expect(await client.move('note', [id], id)).toEqual({ ok: true });
    answered.push(id);
  };
  // Enough moves to make the server store another snapshot.
  for (let n = 0; n < 70; n++) await play();
  const before = [...answered];
  let isMade = false;
  const made = command(['backup', file], { DATA_DIR: server.dataDir }).finally(() => {
    isMade = true;
  });
  while (!isMade && answered.length < MOST_NOTES) await play();
  expect(await made).toMatchObject({ code: 0, said: expect.stringContaining(file) });
  expect(answered.length).toBeGreaterThan(before.length);
  client.close();
  await server.end();

  const again = await aServer({ catalogue: [endless], prepare: (place) => restoreSqlite(file, place) });
  const kept = (await again.store.journal(seat.match.id)).map(({ id }) => id);
  expect(kept.slice(0, before.length)).toEqual(before);
  expect(answered.slice(0, kept.length)).toEqual(kept);
  const back = atMatch(again.url, 'toy');
  await back.sync(seat);
  expect(await back.move('note', ['again'], must(before.at(-1)))).toEqual({ ok: true });
  expect(await back.move('note', ['played on'])).toEqual({ ok: true });
  expect((await again.store.journal(seat.match.id)).length).toBe(kept.length + 1);
  back.close();
  await again.end();
});

test('a backup is a single file readable by its owner only', async () => {
  await used('ACDEFG');
  expect(await backupSqlite(database, file)).toBe(statSync(file).size);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o400);
  rmSync(join(dir, 'data'), { recursive: true });
  restoreSqlite(file, database);
  expect(readdirSync(join(dir, 'backups'))).toEqual(['one.db']);
  expect(statSync(database).mode & 0o777).toBe(0o600);
  expect(await hasRoom('ACDEFG')).toBe(true);
});

test('a backup never replaces a file', async () => {
  expect(await refused(() => backupSqlite(database, file))).toBe('no-database');
  await used('ACDEFG');
  await backupSqlite(database, file);
  const whole = readFileSync(file);
  expect(await refused(() => backupSqlite(database, file))).toBe('backup-exists');
  expect(readFileSync(file).equals(whole)).toBe(true);
});

test('a foreign or damaged database is neither backed up nor restored', async () => {
  await used('ACDEFG');
  await backupSqlite(database, file);
  const whole = readFileSync(file);
  const damaged = join(dir, 'damaged.db');
  const middle = Math.floor(whole.length / 8192) * 4096;
  writeFileSync(damaged, Buffer.from(whole).fill(0x5a, middle, middle + 4096));
  const foreign = join(dir, 'foreign.db');
  const other = new Database(foreign);
  other.exec('create table things (id)');
  other.close();
  const newer = join(dir, 'newer.db');
  copyFileSync(file, newer);
  const later = new Database(newer);
  later.exec("insert into kysely_migration values ('9999_later', '2030')");
  later.close();
  const expected = [
    [damaged, 'database-corrupt'],
    [foreign, 'database-foreign'],
    [newer, 'database-newer'],
    [join(dir, 'none.db'), 'no-backup'],
  ] as const;
  for (const [bad, code] of expected) {
    expect(await refused(() => restoreSqlite(bad, join(dir, 'new', 'hush.db'))), bad).toBe(code);
    if (code === 'no-backup') continue;
    expect(await refused(() => backupSqlite(bad, join(dir, 'copy.db'))), bad).toBe(code);
  }
  expect(readdirSync(dir).filter((name) => name.startsWith('copy'))).toEqual([]);
  expect(existsSync(join(dir, 'new', 'hush.db'))).toBe(false);
});

test('a restore is refused while the server runs', async () => {
  await used('ACDEFG');
  await backupSqlite(database, file);
  rmSync(join(dir, 'data'), { recursive: true });
  const running = await openSqlite(database);
  await running.commit({ room: { code: 'HJKMNP', from: null, state: null, at: 1 } });
  expect(await refused(() => restoreSqlite(file, database, { replace: true }))).toBe('data-dir-in-use');
  await running.close();
  expect(await refused(() => restoreSqlite(file, database))).toBe('data-dir-not-empty');
  expect([await hasRoom('HJKMNP'), await hasRoom('ACDEFG')]).toEqual([true, false]);
  restoreSqlite(file, database, { replace: true });
  expect([await hasRoom('HJKMNP'), await hasRoom('ACDEFG')]).toEqual([false, true]);
});

test('a restore ignores the log files of a killed process', async () => {
  await used('ACDEFG');
  await backupSqlite(database, file);
  const store = await openSqlite(database);
  await store.commit({ room: { code: 'HJKMNP', from: null, state: null, at: 1 } });
  const left = join(dir, 'left');
  for (const beside of ['', '-wal']) copyFileSync(`${database}${beside}`, `${left}${beside}`);
  await store.close();
  for (const beside of ['', '-wal']) copyFileSync(`${left}${beside}`, `${database}${beside}`);
  restoreSqlite(file, database, { replace: true });
  expect([await hasRoom('HJKMNP'), await hasRoom('ACDEFG')]).toEqual([false, true]);
});

test('the commands report what they did or why they refused', async () => {
  await used('ACDEFG');
  const env = { DATA_DIR: join(dir, 'data') };
  expect((await command(['backup'], env)).code).toBe(0);
  const [name = ''] = readdirSync(join(dir, 'data', 'backups'));
  expect(name).toMatch(/^hush-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/);
  const backup = join(dir, 'data', 'backups', name);
  const again = await command(['restore', backup], env);
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('--replace') });
  expect(await command(['restore', backup, '--replace'], env)).toMatchObject({
    code: 0,
    said: expect.stringContaining('Start the server'),
  });
  expect(await command(['restore'], env)).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run restore -- <file>'),
  });
});
