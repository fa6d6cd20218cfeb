import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import type { Replay } from '#shared/replay.ts';
import type { SeatAnswer } from '#shared/wire.ts';
import { type ToyView, toy } from '../matches/toy';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';
import { atMatch } from '../testing/sockets';

/**
 * Two people with a finished match of the toy and a running one, as they were stored before migrations 0006 to 0008. The
 * same as steps 0008 to 0010 left it.
 */
const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const before = JSON.parse(fixture('before-0006.json')) as {
  now: number;
  finished: string;
  steps: number;
  running: string;
  deadline: number;
  members: [Guest, Guest];
  seats: [SeatAnswer, SeatAnswer];
  hands: [number, number];
  journal: [number, string | null, string, string | null][];
  told: number;
};

describe.each(['06', '07', '08', '09', '10', '11'].map((step) => `before-00${step}.sql`))('%s', (file) => {
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

  const journal = async () =>
    (await server.store.journal(before.running)).map((row) => [row.n, row.seat, row.move, row.id]);

  test('only the match that goes on is running, with its deadline and all that was told', async () => {
    expect(await server.store.runningMatches()).toMatchObject([{ id: before.running, deadline: before.deadline }]);
    expect(await server.store.match(before.running)).toMatchObject({ deadline: before.deadline, over: false });
    expect(await server.store.match(before.finished)).toMatchObject({ deadline: null, over: true });
    expect(await journal()).toEqual(before.journal);
    expect(await server.store.told(before.running)).toHaveLength(before.told);
  });

  test('it goes on for whoever holds its seats: what counted counts once, and the clock goes on', async () => {
    const ears = before.seats.map(() => atMatch(server.url, 'toy'));
    for (const [index, ear] of ears.entries()) {
      await ear.sync(before.seats[index] as SeatAnswer);
      expect((must(ear.state()).G as ToyView).hand).toBe(before.hands[index]);
    }
    expect(await ears[0]?.move('guess', ['1', 1], 'once')).toMatchObject({ ok: true });
    expect(await journal()).toEqual(before.journal);
    expect(await ears[0]?.move('guess', ['1', 2], 'new')).toMatchObject({ ok: true });
    await server.pass(before.deadline - before.now);
    expect((await journal()).slice(before.journal.length)).toEqual([
      [before.journal.length + 1, '0', 'guess', 'new'],
      [before.journal.length + 2, null, 'timeout', null],
    ]);
    for (const ear of ears) ear.close();
  });

  test('nothing was promised of its deal, and nothing is said to have been', async () => {
    expect(must(await server.store.match(before.running)).setup.commitment).toBeNull();
    const ear = atMatch(server.url, 'toy');
    expect((await ear.sync(before.seats[0])).commitment).toBeNull();
    ear.close();
  });

  test('the finished one has its replay and its length', async () => {
    const [{ code, token }] = before.members;
    const { status, body } = await server.ask<Replay>('GET', `/api/matches/${before.finished}/replay`, { token });
    expect([status, body.steps.length]).toEqual([200, before.steps]);
    expect(await server.store.prune(code, { matches: 9, bytes: 10_000, brief: 0 }, 9)).toEqual([]);
    expect(await server.store.prune(code, { matches: 9, bytes: 1_000, brief: 0 }, 9)).toEqual([before.finished]);
  });
});
