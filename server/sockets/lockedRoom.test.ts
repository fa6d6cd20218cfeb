import { Manager } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import type { RoomView } from '#shared/room/room.ts';
import type { SeatAnswer } from '#shared/wire/wire.ts';
import { PROBLEMS } from '../rooms/text';
import type { Guest } from '../testing/apiClient';
import { aServer, type TestServer } from '../testing/server';
import { atMatch, inRoom, MatchTestClient, TestClient } from '../testing/sockets';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ config: { rateLimits: false } });
});
afterAll(() => server.end());

const LOCKED = { error: 'room-locked', detail: PROBLEMS['room-locked'] };

/** Makes a locked room in which two members play and a third watches. */
async function lockedRoom() {
  const [host, guest] = await server.startMatch(3, 'coverblown');
  if (!host || !guest) throw new Error('no match');
  const { match } = await server.seat(host);
  const watcher = await server.join(host.code, 'Otis');
  const lock = (locked: boolean) => server.as(host, 'PATCH', '', { locked });
  await lock(true);
  return { host, guest, watcher, match, lock };
}

const watching = (match: SeatAnswer['match'], credentials: string | null = null): SeatAnswer =>
  ({ match, playerID: null, credentials }) as SeatAnswer;

const askRoom = ({ code }: Guest, token?: string) => server.ask<RoomView>('GET', `/api/rooms/${code}`, { token });

/** Waits until the server disconnects the client. */
const cutOff = (client: TestClient) => client.on('disconnect', (reason) => reason === 'io server disconnect');

test('a locked room tells a non-member only that it is locked', async () => {
  const { host, guest, lock } = await lockedRoom();
  const stranger = await server.makeRoom('Mara');
  const refusals = await Promise.all([undefined, 'guessed', stranger.token].map((token) => askRoom(host, token)));
  for (const { status, body } of refusals) {
    expect(status).toBe(409);
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Room locked',
      status: 409,
      code: 'room-locked',
      detail: PROBLEMS['room-locked'],
    });
  }
  expect((await askRoom(host, guest.token)).body).toMatchObject({ code: host.code, locked: true });
  for (const name of ['P1', 'Nobody']) {
    const asked = await server.ask('POST', `/api/rooms/${host.code}/questions`, { body: { name } });
    expect([asked.status, asked.body.code]).toEqual([409, 'room-locked']);
  }
  await lock(false);
  expect((await askRoom(host)).body.members).toHaveLength(4);
});

test('a spectator of a locked room needs the token of a member', async () => {
  const { host, watcher, match } = await lockedRoom();
  const client = atMatch(server.url, 'coverblown');
  const stranger = await server.makeRoom('Mara');
  for (const credentials of [null, 'guessed', stranger.token])
    for (const wishes of [{}, { delayed: true }])
      expect(await client.ask('sync', match.id, null, credentials, wishes)).toEqual(LOCKED);
  expect(client.heard.filter(({ event }) => event !== 'connect')).toEqual([]);
  for (const { token } of [watcher, host]) {
    const member = atMatch(server.url, 'coverblown');
    expect((await member.sync(watching(match, token))).state.G).toBeDefined();
    member.close();
  }
  // The player of a seat still needs only the credentials.
  const player = atMatch(server.url, 'coverblown');
  await player.sync(await server.seat(host));
  player.close();
  client.close();
});

test('a member can let a stage watch a locked room', async () => {
  const { host, match, lock } = await lockedRoom();
  const stage = async (token?: string) => {
    const manager = new Manager(server.url, { transports: ['websocket'], reconnection: false, autoConnect: false });
    const auth = { code: host.code, stage: 'live', ...(token !== undefined && { token }) };
    const room = new TestClient(manager.socket('/rooms', { auth }));
    room.socket.connect();
    await room.on('room');
    const table = new MatchTestClient(manager.socket('/coverblown'));
    table.socket.connect();
    await table.on('connect');
    return { room, table };
  };
  const question = await server.ask<{ secret: string }>('POST', `/api/rooms/${host.code}/questions`, {
    body: { stage: true },
  });
  const { secret } = question.body;
  const asking = atMatch(server.url, 'coverblown');
  expect(await asking.ask('sync', match.id, null, secret)).toEqual(LOCKED);
  const { id } = must((await server.room(host.code, host.token)).questions[0]);
  await server.as(host, 'POST', `/questions/${id}`, { yes: true });
  await asking.sync(watching(match, secret));
  asking.close();
  const allowed = await stage(secret);
  await allowed.table.sync(watching(match));
  await lock(false);
  const earlier = await stage();
  await lock(true);
  await earlier.table.sync(watching(match));
  // A stage of one room cannot watch a match of another room.
  const other = await lockedRoom();
  expect(await earlier.table.ask('sync', other.match.id, null, null)).toEqual(LOCKED);
  for (const { room } of [allowed, earlier]) room.close();
});

test('locking a room cuts off spectators who are not members', async () => {
  const { host, watcher, match, lock } = await lockedRoom();
  await lock(false);
  const stranger = atMatch(server.url, 'coverblown');
  await stranger.sync(watching(match));
  const member = atMatch(server.url, 'coverblown');
  await member.sync(watching(match, watcher.token));
  await lock(true);
  await cutOff(stranger);
  await member.ask('time');
  expect(member.all('disconnect')).toEqual([]);
  await server.as(host, 'DELETE', `/members/${watcher.id}`);
  await cutOff(member);
  for (const client of [stranger, member]) client.close();
  const again = atMatch(server.url, 'coverblown');
  expect(await again.ask('sync', match.id, null, watcher.token)).toEqual(LOCKED);
  again.close();
  expect((await askRoom(host, watcher.token)).body).toMatchObject({ code: 'room-locked' });
  const out = inRoom(server.url, watcher);
  const [{ data }] = await out.on<[Error & { data: { code: string } }]>('connect_error');
  expect(data.code).toBe('unauthorized');
  out.close();
});
