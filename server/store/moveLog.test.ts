import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeOver } from './kysely';
import { MoveLog } from './moveLog';
import { openSqlite } from './sqlite';
import type { Store } from './store';
import type { Tables } from './tables';
import { aDeal, aMove, aRoom, aRow } from './testing';

let dir: string;
let store: Store;
/** A second connection to the database, to look at its tables and its log. */
let file: Database.Database;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'log-'));
});
afterEach(async () => {
  file.close();
  await store.close();
  rmSync(dir, { recursive: true });
});

async function open(fileFrom?: number): Promise<void> {
  store = await openSqlite(join(dir, 'hush.db'), fileFrom);
  file = new Database(join(dir, 'hush.db'), { readonly: true });
}

async function deal(...ids: string[]): Promise<void> {
  await store.commit({ room: aRoom('ACDEFG') });
  for (const id of ids) expect(await store.commit({ match: aDeal(id, 'ACDEFG') })).toBe('done');
}

const count = (table: string) => file.prepare<[], number>(`select count(*) from ${table}`).pluck().get() ?? 0;
const stored = () => ({ journal: count('journal'), log: count('log') });
const oldestInLog = () => file.prepare('select min(position) from log').pluck().get();
const numbers = async (id: string) => (await store.journal(id)).map(({ n }) => n);

/** Opens a copy of the database in the state that a kill would leave on disk now. */
async function afterCrash(): Promise<Store> {
  const copy = mkdtempSync(join(tmpdir(), 'log-'));
  for (const name of ['hush.db', 'hush.db-wal']) cpSync(join(dir, name), join(copy, name));
  const next = await openSqlite(join(copy, 'hush.db'));
  const close = async () => {
    await next.close();
    rmSync(copy, { recursive: true });
  };
  return { ...next, close };
}

test('a committed move is at first only in the log', async () => {
  await open();
  await deal('m1');
  await store.commit({ match: aMove('m1', 1) });
  await store.commit({ match: aMove('m1', 2) });
  expect(stored()).toEqual({ journal: 0, log: 2 });
  expect(await store.match('m1')).toMatchObject({ version: 3, deadline: 5_002, snapshot: { rows: 0 } });
  expect(await store.runningMatches()).toMatchObject([{ deadline: 5_002 }]);
  expect(await store.journal('m1')).toEqual([aRow(1, 'a1'), aRow(2, 'a2')]);
  expect(await store.journal('m1', 1)).toEqual([aRow(2, 'a2')]);
  expect(await store.publicLog('m1')).toMatchObject([{ facts: { n: 1 } }, { facts: { n: 2 } }]);
  expect(await store.counted('m1', '0', 'a2')).toEqual(aRow(2, 'a2'));
  expect(await store.counted('m1', '1', 'a2')).toBeNull();
  expect(await store.movesBySeat('m1')).toEqual(new Map([['0', 2]]));
  expect(stored()).toEqual({ journal: 0, log: 2 });
});

test('a move in the log can end its match', async () => {
  await open();
  await deal('m1');
  await store.commit({ match: aMove('m1', 1, { over: true, deadline: null }) });
  expect(stored()).toEqual({ journal: 0, log: 1 });
  expect(await store.match('m1')).toMatchObject({ over: true, deadline: null });
  expect(await store.runningMatches()).toEqual([]);
});

test('a change with a snapshot is written to the tables', async () => {
  await open();
  await deal('m1', 'm2');
  for (const id of ['m1', 'm2']) await store.commit({ match: aMove(id, 1) });
  await store.commit({ match: aMove('m1', 2, { snapshot: { rows: 2 } }) });
  expect(stored()).toMatchObject({ journal: 2 });
  await store.commit({ match: aMove('m2', 2, { seats: { 0: 'a bot' } }) });
  expect(stored()).toMatchObject({ journal: 4 });
  expect(await store.commit({ match: aMove('m2', 3) })).toBe('done');
  expect([await numbers('m1'), await numbers('m2')]).toEqual([
    [1, 2],
    [1, 2, 3],
  ]);
});

test('a process can claim a deadline that is only in the log', async () => {
  await open();
  await deal('m1');
  await store.commit({ match: aMove('m1', 1) });
  expect(await store.claimDeadline('m1', 5_000, 'a', 5_000, 9_000)).toBe(false);
  expect(await store.claimDeadline('m1', 5_001, 'a', 5_001, 9_000)).toBe(true);
  await store.commit({ match: aMove('m1', 2, { deadline: 5_001 }) });
  expect(await store.claimDeadline('m1', 5_001, 'b', 5_001, 9_000)).toBe(true);
});

test('logged moves are written to the tables once', async () => {
  await open(4_000);
  const ids = Array.from({ length: 12 }, (_, index) => `m${index}`);
  await deal(...ids);
  for (let n = 1; n <= 40; n++) {
    const results = await Promise.all(ids.map((id) => store.commit({ match: aMove(id, n) })));
    expect(new Set(results)).toEqual(new Set(['done']));
  }
  expect(stored().journal).toBeGreaterThan(300);
  const everything = Array.from({ length: 40 }, (_, index) => index + 1);
  for (const id of ids) expect(await numbers(id)).toEqual(everything);
  await store.close();
  file.close();
  await open();
  expect(stored()).toEqual({ journal: 480, log: 0 });
  for (const id of ids) expect(await numbers(id)).toEqual(everything);
});

test('a long log is written to the tables a few moves at a time', async () => {
  await open(12_000);
  const ids = Array.from({ length: 40 }, (_, index) => `m${index}`);
  await deal(...ids);
  let before = stored();
  let isFiled = false;
  for (let n = 1; n <= 6; n++) {
    for (const id of ids) {
      await store.commit({ match: aMove(id, n) });
      // Moves arrive in separate turns of the event loop.
      await setImmediate();
      const now = stored();
      // Whole matches are written, so up to five moves more than the 25 of a transaction.
      expect(now.journal - before.journal).toBeLessThanOrEqual(30);
      if (now.journal > before.journal) isFiled = true;
      if (isFiled) expect(now.log).toBeGreaterThan(0);
      before = now;
    }
  }
  expect(isFiled).toBe(true);
  expect(oldestInLog()).toBeGreaterThan(40);
});

test('writing one match to the tables leaves other matches in the log', async () => {
  await open(2_000);
  await deal('m1', 'm2', 'm3');
  for (let n = 1; n <= 9; n++) {
    await store.commit({ match: aMove('m1', n) });
    await store.commit({ match: aMove('m2', n, n % 2 === 0 ? { snapshot: { rows: n } } : {}) });
    await store.commit({ match: aMove('m3', n) });
    const next = await afterCrash();
    for (const id of ['m1', 'm2', 'm3']) expect(await next.journal(id)).toEqual(await store.journal(id));
    await next.close();
  }
});

test('a crash after a commit loses no move', async () => {
  await open(1_000);
  await deal('m1', 'm2');
  const seen = new Set<string>();
  for (let n = 1; n <= 12; n++) {
    for (const id of ['m1', 'm2']) await store.commit({ match: aMove(id, n) });
    const { journal, log } = stored();
    seen.add(journal === 0 ? 'in the log' : log === 0 ? 'in the tables' : 'in both');
    const next = await afterCrash();
    for (const id of ['m1', 'm2']) {
      expect(await next.journal(id)).toEqual(await store.journal(id));
      expect(await next.publicLog(id)).toEqual(await store.publicLog(id));
      expect(await next.match(id)).toEqual(await store.match(id));
      expect(await next.commit({ match: aMove(id, n + 1, { rows: [aRow(n + 1, `a${n}`)] }) })).toBe('conflict');
      expect(await next.commit({ match: aMove(id, n + 1) })).toBe('done');
    }
    await next.close();
  }
  expect(seen).toContain('in the log');
  expect(seen).toContain('in both');
});

test('old logged moves do not affect a later match with the same id', async () => {
  await open();
  await deal('m1');
  await store.commit({ match: aMove('m1', 1) });
  await store.commit({ match: aMove('m1', 2, { snapshot: null }) });
  expect(stored()).toEqual({ journal: 2, log: 1 });
  expect((await store.expire(9_000, 9)).matches).toEqual(['m1']);
  await deal('m1');
  const next = await afterCrash();
  expect(await next.journal('m1')).toEqual([]);
  await next.close();
});

test('a match that is used during a sweep is not deleted', async () => {
  await open();
  await deal('m1');
  await store.commit({ match: aMove('m1', 1) });
  const swept = store.expire(5_000, 9);
  expect(await store.commit({ match: aMove('m1', 2, { at: 9_000 }) })).toBe('done');
  expect((await swept).matches).toEqual([]);
  expect(await numbers('m1')).toEqual([1, 2]);
});

test('a move whose transaction failed is still written once', async () => {
  await open();
  await deal('m1');
  const credentials = { match: 'nobody', seat: '0', member: 'ada', device: null, screen: null, hash: 'h' };
  const results = await Promise.allSettled([
    store.commit({ match: aMove('m1', 1) }),
    store.commit({ credentials }),
    store.commit({ match: aMove('m1', 2) }),
  ]);
  expect(results).toMatchObject([{ value: 'done' }, { status: 'rejected' }, { value: 'done' }]);
  expect(stored()).toEqual({ journal: 0, log: 2 });
  expect(await numbers('m1')).toEqual([1, 2]);
});

test('logged moves are written to the tables together', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await open();
  await deal('m1');
  for (const n of [1, 2]) {
    await store.commit({ match: aMove('m1', n) });
    // When this read returns, work that the commit or the timer has started is done.
    await store.match('m1');
    vi.advanceTimersByTime(20_000);
    await store.match('m1');
  }
  expect(stored()).toEqual({ journal: 0, log: 2 });
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(stored()).toEqual({ journal: 2, log: 0 }), 20_000);
});

test('a full disk loses no move', async () => {
  await open();
  await deal('m1');
  await store.close();
  const connection = new Database(join(dir, 'hush.db'));
  connection.pragma('journal_mode = WAL');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) });
  const moves = { log: new MoveLog(connection, 100_000), connection, fileFrom: 8_300 };
  const isUndone = () => true;
  store = storeOver(db, { moves, lock: null, isUndone, shrink: async () => false, close: () => db.destroy() });
  const room = (pages: number) => connection.pragma(`max_page_count = ${pages}`);
  let moved = 0;
  const facts = 'x'.repeat(900);
  const next = () => aMove('m1', moved + 1, { facts: [{ n: moved + 1, at: 1, code: 'said', facts }] });
  for (; moved < 7; moved++) await store.commit({ match: next() });
  room(Number(connection.pragma('page_count', { simple: true })));
  await expect(store.expire(0, 9)).rejects.toThrow('full');
  expect(stored()).toEqual({ journal: 0, log: 7 });
  // The eighth move still fits on the disk. The log should now be written to the tables, but there is no room for that.
  expect(await store.commit({ match: next() })).toBe('done');
  moved += 1;
  await expect(
    (async () => {
      for (;;) {
        await store.commit({ match: next() });
        moved += 1;
      }
    })(),
  ).rejects.toThrow('full');
  expect(await numbers('m1')).toEqual(Array.from({ length: moved }, (_, index) => index + 1));
  expect(await store.match('m1')).toMatchObject({ version: moved + 1 });
  const crashed = await afterCrash();
  expect(await crashed.journal('m1')).toEqual(await store.journal('m1'));
  await crashed.close();
  room(100_000);
  expect(await store.commit({ match: next() })).toBe('done');
  expect(await numbers('m1')).toHaveLength(moved + 1);
});
