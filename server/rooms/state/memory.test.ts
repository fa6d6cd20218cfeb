import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import { toy } from '../../matches/toy';
import type { Guest } from '../../testing/apiClient';
import { collectGarbage } from '../../testing/garbage';
import { aServer, type TestServer } from '../../testing/server';
import { inRoom } from '../../testing/sockets';

let server: TestServer;
beforeEach(async () => {
  server = await aServer({ catalogue: [toy] });
});
afterEach(() => server.end());

const MINUTE = 60_000;

/** Waits until `count` rooms are in memory. A request or socket that is still closing can keep a room there. */
async function areInMemory(count: number): Promise<void> {
  const counted = async () => {
    await collectGarbage();
    return server.served.rooms.count();
  };
  await expect.poll(counted).toBe(count);
}

/** Starts counting how often a room is read from the store. Returns a function that returns the count. */
function countReads(): () => number {
  const { room } = server.store;
  let reads = 0;
  server.store.room = (code) => {
    reads += 1;
    return room(code);
  };
  return () => reads;
}

async function enter(guest: Guest) {
  const client = inRoom(server.url, guest);
  await client.on('room');
  return client;
}

async function leave(client: Awaited<ReturnType<typeof enter>>, guest: Guest): Promise<void> {
  client.close();
  await expect.poll(async () => (await server.room(guest.code)).members.some(({ online }) => online)).toBe(false);
}

test('a room leaves memory with its last member', async () => {
  const ada = await server.makeRoom('Ada');
  const client = await enter(ada);
  await client.ask('chat', 'before');
  await server.pass(5 * MINUTE, MINUTE);
  await areInMemory(1);
  await leave(client, ada);
  const before = await server.room(ada.code);
  await server.pass(5 * MINUTE, MINUTE);
  await areInMemory(0);
  expect(await server.room(ada.code)).toEqual(before);
  const back = await enter(ada);
  expect((await back.on<[{ text: string }]>('chat'))[0].text).toBe('before');
  back.close();
});

test('starting the server loads no room', async () => {
  const ada = await server.makeRoom('Ada');
  await server.startMatch(2, 'toy');
  await server.restart();
  expect(server.served.rooms.count()).toBe(0);
  expect((await server.room(ada.code)).members.map(({ name }) => name)).toEqual(['Ada']);
  expect(server.served.rooms.count()).toBe(1);
});

test('members who join simultaneously share one read of the store', async () => {
  const ada = await server.makeRoom('Ada');
  const guests = [ada, await server.join(ada.code, 'Ben'), await server.join(ada.code, 'Cyd')];
  await server.restart();
  const reads = countReads();
  const rooms = await Promise.all(guests.map(({ token }) => server.served.rooms.memberWith(ada.code, token)));
  expect([new Set(rooms.map((known) => known?.room)).size, reads()]).toEqual([1, 1]);
});

test('a wrong token loads no room', async () => {
  const ada = await server.makeRoom('Ada');
  await server.restart();
  expect(await server.served.rooms.memberWith(ada.code, 'guessed')).toBeNull();
  expect(await server.served.rooms.memberWith('ACDEFG', ada.token)).toBeNull();
  expect(server.served.rooms.count()).toBe(0);
  expect(await server.served.rooms.memberWith(ada.code, ada.token)).not.toBeNull();
});

test('a room that could not be read is read again', async () => {
  const [ada] = await server.startMatch(2, 'toy');
  await server.restart();
  const { room, match } = server.store;
  const status = async () => (await server.as(must(ada), 'GET', '')).status;
  server.store.room = () => Promise.reject(new Error('the disk is gone'));
  expect(await status()).toBe(503);
  server.store.room = room;
  server.store.match = () => Promise.reject(new Error('the disk is gone'));
  expect(await status()).toBe(503);
  server.store.match = match;
  expect(await status()).toBe(200);
  expect((await server.room(must(ada).code)).match?.over).toBe(false);
});

test('an idempotency key finds a room that is not in memory', async () => {
  const make = async () => {
    const how = { body: { name: 'Ada' }, headers: { 'Idempotency-Key': 'k'.repeat(20) } };
    return (await server.ask<{ code: string }>('POST', '/api/rooms', how)).body.code;
  };
  const code = await make();
  const ben = await server.join(code, 'Ben');
  await server.restart();
  expect(await make()).toBe(code);
  const link = await server.as<{ url: string }>(ben, 'POST', '/handoff');
  const secret = must(link.body.url.split('#move=')[1]);
  await server.pass(4 * MINUTE, MINUTE);
  await areInMemory(0);
  await server.restart();
  const taken = await server.ask<{ code: string }>('POST', `/api/handoffs/${secret}`);
  expect([taken.status, taken.body.code]).toEqual([200, code]);
  expect((await server.ask('POST', `/api/handoffs/${secret}`)).body.code).toBe('handoff-used');
  expect(await make()).toBe(code);
});

test('a match that ends while its room is unloaded still counts', async () => {
  const [ada] = await server.startMatch(2, 'toy');
  await server.restart();
  await server.pass(6 * MINUTE, MINUTE);
  const room = await server.room(must(ada).code);
  expect([room.match?.over, room.totals.map(({ played }) => played)]).toEqual([true, [1, 1]]);
});

test('an absent host stays host for another minute', async () => {
  const ada = await server.makeRoom('Ada');
  const ben = await server.join(ada.code, 'Ben');
  const client = await enter(ada);
  await leave(client, ada);
  await server.pass(10 * MINUTE, MINUTE);
  const waiting = await enter(ben);
  await server.pass(MINUTE - 1_000);
  expect((await server.room(ada.code)).host).toBe(ada.id);
  await server.pass(1_000);
  expect((await server.room(ada.code)).host).toBe(ben.id);
  waiting.close();
});
