import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Pages } from '#shared/wire/notebook.ts';
import { toy } from '../matches/toy';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';
import { atMatch, type MatchTestClient } from '../testing/sockets';

let server: TestServer;
let ada: Guest;
let ben: Guest;
const ears: MatchTestClient[] = [];
beforeEach(async () => {
  server = await aServer({ catalogue: [toy], config: { rateLimits: false } });
  ada = await server.makeRoom('Ada', { options: { seconds: 600 } });
  ben = await server.join(ada.code, 'Ben');
  await server.as(ada, 'POST', '/start');
});
afterEach(async () => {
  for (const client of ears.splice(0)) client.close();
  await server.end();
});

/** Connects another device for the guest's seat, or for a spectator if `guest` is null. */
async function device(guest: Guest | null): Promise<MatchTestClient> {
  const client = atMatch(server.url, 'toy');
  ears.push(client);
  const seat = await server.seat(guest ?? ada);
  await client.sync(guest ? seat : { match: seat.match, playerID: null, credentials: null });
  return client;
}

const notesOf = async (client: MatchTestClient) => (await client.ask<{ notes: Pages }>('notes')).notes;

test('a seat’s notes appear on all its devices', async () => {
  const [phone, tablet] = [await device(ada), await device(ada)];
  expect(await notesOf(phone)).toEqual({});
  expect(await phone.ask('note', 'marks/katana', '"out"')).toEqual({ ok: true });
  expect(await tablet.on('noted')).toEqual(['marks/katana', '"out"']);
  await tablet.ask('note', '__proto__', '<b onclick=x>');
  await server.restart();
  const later = await device(ada);
  expect(Object.entries(await notesOf(later))).toEqual([
    ['marks/katana', '"out"'],
    ['__proto__', '<b onclick=x>'],
  ]);
  await later.ask('note', 'marks/katana', null);
  expect(Object.keys(await notesOf(later))).toEqual(['__proto__']);
});

test('no other client learns of a seat’s notes', async () => {
  const [mine, other, watcher] = [await device(ada), await device(ben), await device(null)];
  const heard = () => [other, watcher].map((client) => client.heard.length);
  const before = heard();
  await mine.ask('note', 'page', 'Ben lies');
  expect(await notesOf(other)).toEqual({});
  expect(await watcher.ask('notes')).toMatchObject({ refused: 'not-your-seat' });
  expect(await watcher.ask('note', 'page', 'x')).toMatchObject({ refused: 'not-your-seat' });
  await other.ask('time');
  expect(heard()).toEqual(before);
  expect(server.lines.join()).not.toContain('Ben lies');
});

test('a public screen has no notes', async () => {
  const phone = await device(ada);
  await phone.ask('note', 'page', 'mine');
  const { body } = await server.as<{ code: string }>(ada, 'POST', '/screens', { as: 'private' });
  const added = await server.ask<{ member: Guest }>('POST', `/api/screens/${body.code}`);
  const [open, secret] = [await device(ada), await device({ ...ada, ...added.body.member })];
  expect(await open.ask('notes')).toMatchObject({ refused: 'on-your-phone' });
  expect(await open.ask('note', 'page', 'x')).toMatchObject({ refused: 'on-your-phone' });
  const before = open.heard.length;
  await secret.ask('note', 'page', 'still mine');
  expect(await notesOf(secret)).toEqual({ page: 'still mine' });
  await open.ask('time');
  expect(open.heard.length).toBe(before);
});

test('the length of a notebook is limited', async () => {
  const client = await device(ada);
  for (let page = 0; page < 20; page++) await client.ask('note', `p${page}`, 'x'.repeat(1_000));
  expect(await client.ask('note', 'more', 'x'.repeat(1_000))).toMatchObject({ refused: 'notebook-full' });
  expect(await client.ask('note', 'p0', null)).toEqual({ ok: true });
  expect(await client.ask('note', 'more', 'x'.repeat(900))).toEqual({ ok: true });
  for (const wrong of [['a b', 'x'], ['', 'x'], ['p'.repeat(65), 'x'], ['p', 1], ['p', 'x'.repeat(30_000)], []])
    expect(await client.ask('note', ...wrong)).toMatchObject({ refused: 'invalid-args' });
  const fresh = atMatch(server.url, 'toy');
  ears.push(fresh);
  expect(await fresh.ask('notes')).toMatchObject({ refused: 'not-synced' });
});

test('notes are deleted with their match', async () => {
  const client = await device(ada);
  await client.ask('note', 'page', 'a secret of my own');
  const { match } = await server.seat(ada);
  await server.as(ada, 'POST', '/stop');
  expect(await notesOf(client)).toEqual({ page: 'a secret of my own' });
  const replay = await server.ask<string>('GET', `/api/matches/${match.id}/replay`, { token: ada.token });
  expect(replay.status).toBe(200);
  expect(JSON.stringify(replay.body)).not.toContain('a secret of my own');
  await server.store.expire(Number.MAX_SAFE_INTEGER, 9);
  expect(await server.store.notebook(match.id, '0')).toBeNull();
});
