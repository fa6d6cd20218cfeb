import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { View } from '#games/coverblown/state.ts';
import { must } from '#shared/must.ts';
import type { Replay } from '#shared/replay.ts';
import type { SeatAnswer } from '#shared/wire.ts';
import { aServer, type TestServer } from '../testing/server';
import { atMatch, inRoom, type MatchEar } from '../testing/sockets';

/**
 * A database written before migration 0002: a locked room of three with a finished match of Cover Blown! and a
 * running one, and a room in which Covert Ques was played. Beside it what its people hold and last saw.
 */
const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const before = JSON.parse(fixture('before-0002.json')) as {
  now: number;
  running: string;
  finished: string;
  room: { code: string; members: [string, string, string, string][]; [key: string]: unknown };
  quiz: { room: string; token: string };
  members: { id: string; token: string }[];
  credentials: string[];
  roles: string[];
  calls: number[];
  journal: [number, string, string, string | null][];
  handoff: string;
  steps: number;
};
const people = before.members.map((member) => ({ ...member, code: before.room.code }));

let server: TestServer;
const ears: MatchEar[] = [];
beforeAll(async () => {
  server = await aServer({
    now: before.now,
    prepare(database) {
      const db = new Database(database);
      db.exec(fixture('before-0002.sql'));
      db.close();
    },
  });
});
afterAll(async () => {
  for (const ear of ears) ear.close();
  await server.end();
});

async function sit(index: number): Promise<MatchEar> {
  const ear = atMatch(server.url, 'coverblown');
  ears.push(ear);
  await ear.on('connect');
  const match = { id: before.running, game: 'coverblown' };
  await ear.sync({ match, playerID: String(index), credentials: must(before.credentials[index]) } as SeatAnswer);
  return ear;
}

test('the room is there, with its people, faces, seats, totals, link, lock and chat', async () => {
  const { members, code, ...rest } = before.room;
  const room = await server.room(code);
  expect(room).toMatchObject({ code, ...rest, match: { id: before.running, over: false } });
  expect(room.members.map(({ id, name, face, seat }) => [id, name, face, seat])).toEqual(members);
  const ear = inRoom(server.url, must(people[0]));
  await ear.on('chat', (line: { text: string }) => line.text === 'in the middle');
  expect(ear.all<[{ text: string }]>('chat').map(([{ text }]) => text)).toContain('before the first match');
  ear.close();
});

test('what a match left for its next setup in the room is there', async () => {
  const stored = await server.store.room(before.quiz.room);
  expect(stored?.state).toMatchObject({ carryOver: { covertques: ['TC07'] } });
  expect(stored?.state).not.toHaveProperty('evening');
});

test('tokens of members and credentials of seats are good', async () => {
  for (const [index, person] of people.entries()) {
    expect((await server.seat(person)).playerID).toBe(String(index));
    const view = (await sit(index)).state()?.G as View;
    expect([view.me?.role, view.me?.calls.length]).toEqual([before.roles[index], before.calls[index]]);
  }
});

test('a link that moves a seat still moves it', async () => {
  const path = `/api/handoffs/${before.handoff}`;
  const { status, body } = await server.ask<{ member: { id: string } }>('POST', path);
  expect([status, body.member.id]).toEqual([200, must(people[2]).id]);
});

test('the journal is there; a move that counted counts no second time, and the match goes on', async () => {
  const rows = async () =>
    (await server.store.journal(before.running)).map((row) => [row.n, row.seat, row.move, row.id]);
  expect(await rows()).toEqual(before.journal);
  expect(await must(ears[1]).move('investigate', ['weapons'], 'once')).toMatchObject({ ok: true });
  expect(await rows()).toEqual(before.journal);
  expect(await must(ears[0]).move('investigate', ['suspects'])).toMatchObject({ ok: true });
  expect((await rows()).length).toBe(before.journal.length + 1);
  await server.pass(10 * 60_000, 10_000);
  expect((await server.room(before.room.code)).match?.over).toBe(true);
  const { token } = must(people[0]);
  // It was dealt under rules that are gone: it went on from where it stood, and cannot be played again.
  expect((await server.ask('GET', `/api/matches/${before.running}/replay`, { token })).status).toBe(404);
});

test('the replay of the finished match is served as it was stored', async () => {
  const path = `/api/matches/${before.finished}/replay`;
  const { status, body } = await server.ask<Replay>('GET', path, { token: must(people[1]).token });
  expect([status, body.steps.length]).toEqual([200, before.steps]);
});

test('a match says how long it is, so that a room of earlier versions has its share too', async () => {
  const quota = { matches: 9, bytes: 1_000, brief: 0 };
  expect(await server.store.prune(before.room.code, quota, 9)).toEqual([before.finished]);
});
