import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RoomView } from '#shared/room/room.ts';
import type { SeatMetadata } from '#shared/wire/wire.ts';
import { toy } from '../matches/toy';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';
import { atMatch, inRoom, type TestClient } from '../testing/sockets';

let server: TestServer;
const ears: TestClient[] = [];
beforeEach(async () => {
  server = await aServer({ catalogue: [toy] });
});
afterEach(async () => {
  for (const client of ears.splice(0)) client.close();
  await server.end();
});

function heard<T extends TestClient>(client: T): T {
  ears.push(client);
  return client;
}

async function enter(guest: Guest): Promise<TestClient> {
  const client = heard(inRoom(server.url, guest));
  await client.on('room');
  return client;
}

/** Waits until the client has received the effects of all earlier packets, because `time` is answered after them. */
const settle = (client: TestClient) => client.ask('time');
const isHere = (member: Guest) => (room: RoomView) => room.members.some(({ id, online }) => id === member.id && online);

test('changes of presence within 250 ms are sent together', async () => {
  const host = await server.makeRoom('Mara');
  const [ben, cleo, dan] = await Promise.all(['Ben', 'Cleo', 'Dan'].map((name) => server.join(host.code, name)));
  if (!ben || !cleo || !dan) throw new Error('no guests');
  const mara = await enter(host);
  server.clock.advance(250);
  mara.forget();
  await enter(ben);
  await mara.on<[RoomView]>('room', isHere(ben));
  for (const guest of [cleo, dan]) await enter(guest);
  server.clock.advance(249);
  await settle(mara);
  expect(mara.all('room')).toHaveLength(1);
  server.clock.advance(1);
  const [last] = await mara.on<[RoomView]>('room', isHere(dan));
  expect(isHere(cleo)(last)).toBe(true);
  await settle(mara);
  expect(mara.all('room')).toHaveLength(2);
});

test('a change to the room is sent immediately', async () => {
  const host = await server.makeRoom('Mara');
  const ben = await server.join(host.code, 'Ben');
  const mara = await enter(host);
  await enter(ben);
  mara.forget();
  await server.as(ben, 'PATCH', `/members/${ben.id}`, { ready: false });
  expect(mara.all<[RoomView]>('room').map(([room]) => [isHere(ben)(room), room.members[1]?.ready])).toEqual([
    [true, false],
  ]);
  server.clock.advance(1000);
  await settle(mara);
  expect(mara.all('room')).toHaveLength(1);
});

test('a second device of an online member changes no presence', async () => {
  const [host, ben] = await server.startMatch(2, 'toy');
  if (!host || !ben) throw new Error('no match');
  const mara = await enter(host);
  const watcher = heard(atMatch(server.url, 'toy'));
  await watcher.sync({ ...(await server.seat(host)), playerID: null, credentials: null });
  await enter(ben);
  server.clock.advance(1000);
  await Promise.all([settle(mara), settle(watcher)]);
  for (const client of [mara, watcher]) client.forget();
  const phone = await enter(ben);
  const table = heard(atMatch(server.url, 'toy'));
  await table.sync(await server.seat(ben));
  for (const client of [phone, table]) client.close();
  server.clock.advance(1000);
  await Promise.all([settle(mara), settle(watcher)]);
  expect([mara.all('room'), watcher.all('matchData')]).toEqual([[], []]);
});

test('a new name is sent to a match immediately', async () => {
  const guests = await server.startMatch(3, 'toy');
  const [host, ben, cleo] = guests;
  if (!host || !ben || !cleo) throw new Error('no match');
  const watcher = heard(atMatch(server.url, 'toy'));
  await watcher.sync({ ...(await server.seat(host)), playerID: null, credentials: null });
  const seats = () => watcher.all<[string, SeatMetadata[]]>('matchData').map(([, each]) => each);
  await enter(host);
  await watcher.until(() => seats().length === 1);
  await enter(ben);
  await enter(cleo);
  await settle(watcher);
  expect(seats()).toHaveLength(1);
  await server.as(ben, 'PATCH', `/members/${ben.id}`, { name: 'Benedikt' });
  await watcher.until(() => seats().length === 2);
  expect(seats().at(-1)).toMatchObject([{ isConnected: true }, { isConnected: true, name: 'Benedikt' }, {}]);
  server.clock.advance(1000);
  await settle(watcher);
  expect(seats()).toHaveLength(2);
});

test('a ninth device of a member is refused', async () => {
  const [host] = await server.startMatch(2, 'toy');
  if (!host) throw new Error('no match');
  const seat = await server.seat(host);
  const table = heard(atMatch(server.url, 'toy'));
  await table.sync(seat);
  const tabs: TestClient[] = [];
  for (let tab = 0; tab < 7; tab++) tabs.push(await enter(host));
  const ninth = heard(inRoom(server.url, host));
  const [error] = await ninth.on<[Error & { data: { detail: string } }]>('connect_error');
  expect([error.message, error.data.detail]).toEqual(['too-many-devices', expect.stringContaining('Close one')]);
  const other = heard(atMatch(server.url, 'toy'));
  expect(await other.ask('sync', seat.match.id, seat.playerID, seat.credentials)).toEqual({
    error: 'too-many-devices',
  });
  expect(other.all('sync')).toEqual([]);
  // A device that is already connected may also connect to the match.
  await table.sync(seat);
  tabs[0]?.close();
  await tabs[0]?.on('disconnect');
  await expect
    .poll(async () => other.ask('sync', seat.match.id, seat.playerID, seat.credentials), { timeout: 30_000 })
    .toEqual({ ok: true });
});
