import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import type { MoveLog } from './moveLog';
import type { Tables } from './tables';
import { immediateTransactionsOn } from './transactions';

const FULL = 2;
const NORMAL = 1;

test('only a transaction that need not be synced skips the disk, and the next one is synced even if it failed', async () => {
  const connection = new Database(':memory:');
  connection.pragma('synchronous = FULL');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) });
  const calls: string[] = [];
  const log = {
    append: () => calls.push('append'),
    committed: () => calls.push('committed'),
    rolledBack: () => calls.push('rolled back'),
  } as unknown as MoveLog;
  const level = () => connection.pragma('synchronous', { simple: true });
  const synced = immediateTransactionsOn(db, connection, log);
  const filing = immediateTransactionsOn(db, connection, log, false);
  const failing = () => {
    throw new Error('the disk is full');
  };
  expect([await filing(level), await synced(level)]).toEqual([NORMAL, FULL]);
  await expect(filing(failing)).rejects.toThrow('full');
  expect(await synced(level)).toBe(FULL);
  expect(calls).toEqual(['append', 'committed', 'append', 'committed', 'rolled back', 'append', 'committed']);
  await db.destroy();
});
