import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import type { RoomView } from '#shared/room/room.ts';
import { type ToyModule, toy } from '../../matches/toy';
import type { Guest } from '../../testing/apiClient';
import { aServer, type TestServer } from '../../testing/server';
import { inRoom } from '../../testing/sockets';

let isBroken = false;
const setup: ToyModule['game']['setup'] = (...given) => {
  if (isBroken) throw new Error('no cards');
  return must(toy.game.setup)(...given);
};
const game = { ...toy, game: { ...toy.game, setup } };

let server: TestServer;
let host: Guest;
let mara: Guest;
beforeEach(async () => {
  server = await aServer({ catalogue: [game, { ...toy, id: 'other' }], config: { rateLimits: false } });
  host = await server.makeRoom('Ines');
  mara = await comes('Mara', true);
});
afterEach(() => server.end());

async function comes(name: string, reading: boolean): Promise<Guest> {
  const path = `/api/rooms/${host.code}/members`;
  const { body } = await server.ask<{ member: Guest }>('POST', path, { body: { name, reading } });
  return { ...body.member, code: host.code };
}
const start = (readers?: string) =>
  server.as<RoomView & { code: string; detail: string }>(host, 'POST', '/start', readers && { readers });
const change = (who: Guest, patch: object, of = who) =>
  server.as<RoomView & { code: string }>(who, 'PATCH', `/members/${of.id}`, patch);
async function room(): Promise<RoomView> {
  await server.served.settled();
  return server.room(host.code);
}
function edit(file: string, change: (state: StoredRoom) => object): void {
  const db = new Database(file);
  const { state } = db.prepare('select state from rooms where code = ?').get(host.code) as { state: string };
  db.prepare('update rooms set state = ? where code = ?').run(JSON.stringify(change(JSON.parse(state))), host.code);
  db.close();
}
type StoredRoom = { members: Record<string, unknown>[]; [other: string]: unknown };
const through = (member: Record<string, unknown>) => ({ ...member, reading: false });
const readers = async () => (await room()).members.filter(({ reading }) => reading).map(({ name }) => name);

test('a match does not start while a member reads the introduction', async () => {
  expect(await readers()).toEqual(['Mara']);
  const refused = await start();
  expect([refused.status, refused.body.code]).toEqual([409, 'still-reading']);
  expect(refused.body.detail).toBe('Mara is still reading the intro.');
  expect(await room()).toMatchObject({ match: null, dealing: false, cannotStart: null });
  await change(mara, { reading: false });
  expect((await start()).status).toBe(201);
});

test('the host can start again if a waiting match was not stored', async () => {
  await start('wait');
  const { commit } = server.store;
  server.store.commit = (change) =>
    change.match ? Promise.reject(new Error('the disk is full')) : commit.call(server.store, change);
  await change(mara, { reading: false });
  expect(await room()).toMatchObject({ match: null, dealing: false });
  const logged = (event: string) => server.lines.filter((line) => line.includes(`"event":"${event}"`)).length;
  expect([logged('room-not-stored'), logged('room-fault')]).toEqual([1, 0]);
  server.store.commit = commit;
  expect((await start()).status).toBe(201);
});

test('a waiting match starts when the last reader is done', async () => {
  const otis = await comes('Otis', true);
  const started = await start('wait');
  expect([started.status, started.body.dealing, started.body.match]).toEqual([202, true, null]);
  await change(mara, { reading: false });
  expect(await room()).toMatchObject({ match: null, dealing: true });
  await change(otis, { reading: false });
  expect(await room()).toMatchObject({ match: { over: false }, dealing: false });
  expect((await server.seat(otis)).playerID).toBe('2');
});

test('if the host does not wait, members who are still reading play too', async () => {
  expect((await start('leave')).status).toBe(201);
  expect(await readers()).toEqual([]);
  await change(mara, { reading: true });
  expect(await readers()).toEqual([]);
  expect((await server.seat(mara)).playerID).toBe('1');
});

test('the host can start a waiting match immediately', async () => {
  await start('wait');
  expect((await start('leave')).status).toBe(201);
  await server.as(host, 'POST', '/stop');
  expect((await start('wait')).status).toBe(201);
  expect((await start('soon')).body.code).toBe('invalid-body');
});

test('the match also waits for a host who is reading the introduction', async () => {
  const own = await server.ask<{ code: string; member: Guest }>('POST', '/api/rooms', {
    body: { name: 'Ines', reading: true },
  });
  host = { ...own.body.member, code: own.body.code };
  await server.as(host, 'POST', '/bots');
  expect((await start()).body.code).toBe('still-reading');
  await start('wait');
  expect(await room()).toMatchObject({ match: null, dealing: true });
  await change(host, { reading: false });
  expect(await room()).toMatchObject({ match: { over: false } });
});

test('only seated members count as reading the introduction', async () => {
  await server.as(host, 'POST', '/bots', { count: 2 });
  const wren = await comes('Wren', true);
  expect(await readers()).toEqual(['Mara']);
  await change(wren, { reading: true });
  expect(await readers()).toEqual(['Mara']);
  expect((await change(host, { reading: false }, mara)).body.code).toBe('not-yours');
  await change(host, { seated: false }, mara);
  expect(await readers()).toEqual([]);
  await change(wren, { seated: true, reading: true });
  expect(await readers()).toEqual(['Wren']);
});

test('a waiting match starts when its readers give up their seats', async () => {
  const otis = await comes('Otis', true);
  const juno = await comes('Juno', false);
  await start('wait');
  await change(mara, { seated: false });
  expect((await room()).dealing).toBe(true);
  await server.as(otis, 'DELETE', `/members/${otis.id}`);
  expect(await room()).toMatchObject({ match: { over: false }, dealing: false });
  expect((await server.seat(juno)).playerID).toBe('1');
});

test('a waiting match starts without a reader who was offline for a minute', async () => {
  const ines = await inRoom(server.url, host);
  const isHere = (online: boolean) => {
    ines.forget();
    return ines.on<[RoomView]>('room', ({ members }) => members[1]?.online === online);
  };
  const comesAndGoes = async () => {
    const came = isHere(true);
    const phone = await inRoom(server.url, mara);
    // Presence is sent at most every 250 ms, so nothing is pending after 500 ms.
    server.clock.advance(500);
    await came;
    const gone = isHere(false);
    phone.close();
    server.clock.advance(500);
    await gone;
  };
  await start('wait');
  await comesAndGoes();
  await server.pass(50_000);
  await comesAndGoes();
  await server.pass(50_000);
  expect(await room()).toMatchObject({ match: null, dealing: true });
  await server.pass(15_000);
  expect(await room()).toMatchObject({ match: { over: false } });
  ines.close();
});

test.each([
  ['the host cancels the start', () => server.as(host, 'PATCH', '', { dealing: false })],
  ['the host picks another game', () => server.as(host, 'PATCH', '', { game: 'other' })],
  ['a member is not ready', () => change(host, { ready: false })],
  ['too few players are left', () => change(host, { seated: false })],
])('a waiting match no longer starts by itself if %s', async (_why, happens) => {
  await start('wait');
  await happens();
  expect((await room()).dealing).toBe(false);
  await change(mara, { reading: false });
  expect((await room()).match).toBeNull();
});

test('only the host can make a match wait for readers', async () => {
  expect((await server.as(mara, 'POST', '/start', { readers: 'wait' })).body.code).toBe('not-host');
  await start('wait');
  expect((await server.as(mara, 'PATCH', '', { dealing: false })).body.code).toBe('not-host');
  expect((await room()).dealing).toBe(true);
});

test('a match cannot wait for readers while a member is unready', async () => {
  await change(host, { ready: false });
  expect((await start('wait')).body.code).toBe('not-ready');
  expect((await room()).dealing).toBe(false);
});

test('an unready member delays the start until the host decides not to wait', async () => {
  await change(mara, { reading: false, ready: false });
  expect((await room()).cannotStart).toEqual({
    code: 'not-ready',
    detail: 'Mara needs a minute.',
    phrase: ['notReady', ['Mara']],
  });
  expect((await start()).body.code).toBe('not-ready');
  expect((await server.as(host, 'POST', '/start', { unready: 'leave' })).status).toBe(201);
  expect((await room()).members.map(({ ready }) => ready)).toEqual([true, true]);
});

test('a match started over an unready member still waits for readers', async () => {
  await change(mara, { ready: false });
  const started = await server.as<RoomView>(host, 'POST', '/start', { readers: 'wait', unready: 'leave' });
  expect([started.status, started.body.dealing]).toEqual([202, true]);
  await change(mara, { reading: false });
  expect(await room()).toMatchObject({ match: { over: false } });
});

test('a room has no picked game until the host picks one', async () => {
  const unpicked = async () => 'unpicked' in (await room());
  expect(await unpicked()).toBe(true);
  await server.as(host, 'PATCH', '', { chat: false });
  await server.restart();
  expect(await unpicked()).toBe(true);
  await server.as(host, 'PATCH', '', { game: 'toy' });
  expect(await unpicked()).toBe(false);
  host = await server.makeRoom('Ines', { game: 'toy' });
  expect(await unpicked()).toBe(false);
  host = await server.makeRoom('Ines');
  await comes('Mara', true);
  expect(await unpicked()).toBe(true);
  await start('wait');
  expect(await unpicked()).toBe(false);
});

test('a waiting match still waits after a restart', async () => {
  await start('wait');
  await server.restart();
  expect(await readers()).toEqual(['Mara']);
  expect(await room()).toMatchObject({ match: null, dealing: true });
  await change(mara, { reading: false });
  expect(await room()).toMatchObject({ match: { over: false } });
});

test('a waiting match without readers starts after a restart', async () => {
  await start('wait');
  await server.restart((file) => edit(file, (state) => ({ ...state, members: state.members.map(through) })));
  expect(await room()).toMatchObject({ match: { over: false }, dealing: false });
});

test('a setup that throws does not start the match', async () => {
  await start('wait');
  isBroken = true;
  await change(mara, { reading: false });
  expect(await room()).toMatchObject({ match: null, dealing: false });
  isBroken = false;
  expect((await start()).status).toBe(201);
});
