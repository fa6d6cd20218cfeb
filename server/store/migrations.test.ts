import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { needs } from '#scripts/testing/needs.ts';
import { alone, databases, hasPostgres, query } from '../testing/postgres';
import { MIGRATIONS, schemaProblem } from './migrations';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { Store } from './store';
import { aDeal, aMove, aRoom } from './testing';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'migrations-'));
  file = join(dir, 'hush.db');
});
afterEach(() => {
  rmSync(dir, { recursive: true });
  for (const name of Object.keys(MADE_UP)) Reflect.deleteProperty(MIGRATIONS, name);
});

/** Two later steps, made up for this test. The second uses the column that the first adds. */
const MADE_UP: Record<string, Migration> = {
  '0002-topics': {
    up: async (db: Kysely<never>) => {
      await db.schema.alterTable('rooms').addColumn('topic', 'text').execute();
    },
  },
  '0003-topic-of-each-room': {
    up: async (db: Kysely<never>) => {
      await sql`update rooms set topic = 'about ' || code`.execute(db);
    },
  },
};
const ALL = [...Object.keys(MIGRATIONS), ...Object.keys(MADE_UP)];

interface Existing {
  open(): Promise<Store>;
  rows(query: string): Promise<unknown[]>;
}

async function sqlite(): Promise<Existing> {
  return {
    open: () => openSqlite(file),
    async rows(text) {
      const db = new Database(file, { readonly: true });
      const rows = db.prepare(text).all();
      db.close();
      return rows;
    },
  };
}

async function postgres(): Promise<Existing> {
  const url = await (await databases()).create();
  return { open: () => openPostgres(url, alone), rows: (text) => query(url, text) };
}

describe.each([
  { name: 'SQLite', make: sqlite, isHere: true },
  { name: 'PostgreSQL', make: postgres, isHere: hasPostgres },
])('migrations on $name', ({ make, isHere }) => {
  test.skipIf(!isHere)('later migration steps run once on an existing database', needs('PostgreSQL'), async () => {
    const { open, rows } = await make();
    const before = await open();
    await before.commit({ room: aRoom('ACDEFG'), match: aDeal('m1', 'ACDEFG') });
    await before.commit({ match: aMove('m1', 1) });
    const stored = await before.match('m1');
    await before.close();

    Object.assign(MIGRATIONS, MADE_UP);
    for (let starts = 0; starts < 2; starts++) {
      const store = await open();
      expect(await store.match('m1')).toEqual(stored);
      expect(await store.journal('m1')).toHaveLength(1);
      await store.close();
    }
    expect(await rows('select name from kysely_migration order by name')).toEqual(ALL.map((name) => ({ name })));
    expect(await rows('select code, topic from rooms')).toEqual([{ code: 'ACDEFG', topic: 'about ACDEFG' }]);
  });
});

test('changing the schema renames the initial step', async () => {
  await (await openSqlite(file)).close();
  const db = new Database(file, { readonly: true });
  const own = "select sql from sqlite_master where sql is not null and tbl_name not like 'kysely%' order by name";
  const schema = db.prepare(own).pluck().all();
  db.close();
  const digest = createHash('sha256').update(schema.join('\n')).digest('hex').slice(0, 8);
  expect(Object.keys(MIGRATIONS)[0]).toBe(`0001-initial-${digest}`);
});

test('a database with unknown migration steps is refused', () => {
  const [first = ''] = Object.keys(MIGRATIONS);
  expect(schemaProblem([])).toBeNull();
  expect(schemaProblem([first])).toBeNull();
  expect(schemaProblem([first, '0002-later'])).toBe('newer');
  expect(schemaProblem(['0001-other'])).toBe('unknown');
  expect(schemaProblem(['0001-other', '0002-later'])).toBe('unknown');
  Object.assign(MIGRATIONS, MADE_UP);
  expect(schemaProblem([first])).toBeNull();
  expect(schemaProblem(Object.keys(MADE_UP))).toBe('unknown');
});
