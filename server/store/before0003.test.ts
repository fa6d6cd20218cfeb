import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Replay } from '#shared/replay.ts';
import { toy } from '../matches/toy';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';

/**
 * A database written before migration 0003: a room of one person and two bots in a running match of the toy. The same
 * as steps 0003 and 0004 left it.
 */
const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const before = JSON.parse(fixture('before-0003.json')) as { now: number; match: string; member: Guest; rows: number };

describe.each(['before-0003.sql', 'before-0004.sql', 'before-0005.sql'])('%s', (file) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer({
      catalogue: [toy],
      now: before.now,
      prepare(database) {
        const db = new Database(database);
        db.exec(fixture(file));
        db.close();
      },
    });
  });
  afterAll(() => server.end());

  test('a match that was dealt before there were practice tables is an ordinary one', async () => {
    expect((await server.store.match(before.match))?.setup.practice).toBeNull();
    expect((await server.room(before.member.code)).botSpeed).toBe('normal');
  });

  test('it goes on, and its replay begins where it did', async () => {
    expect(await server.store.journal(before.match)).toHaveLength(before.rows);
    await server.pass(3_000);
    expect((await server.store.journal(before.match)).length).toBeGreaterThan(before.rows);
    expect((await server.as(before.member, 'POST', '/stop')).status).toBe(200);
    const path = `/api/matches/${before.match}/replay`;
    const { status, body } = await server.ask<Replay>('GET', path, { token: before.member.token });
    expect([status, body.first.open]).toMatchObject([200, { practice: false }]);
  });
});
